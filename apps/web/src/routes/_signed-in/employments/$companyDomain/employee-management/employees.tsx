import { createFileRoute } from '@tanstack/react-router'
import { EmployeeListScreen } from '../../../../../features/people/list/employee-list-screen'
import { employeeList } from '../../../../../features/people/list/employee-list-search'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/employee-management/employees')({
  validateSearch: employeeList.read,
  component: () => <EmployeeListScreen search={Route.useSearch()} />,
})
