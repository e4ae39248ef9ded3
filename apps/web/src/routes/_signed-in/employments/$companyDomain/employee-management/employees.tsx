import { createFileRoute } from '@tanstack/react-router'
import { EmployeeListScreen } from '../../../../../features/people/list/employee-list-screen'
import { readEmployeeListSearch } from '../../../../../features/people/list/employee-list-search'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/employee-management/employees')({
  validateSearch: readEmployeeListSearch,
  component: () => <EmployeeListScreen search={Route.useSearch()} />,
})
