import { createFileRoute } from '@tanstack/react-router'
import { EmployeeSettingsScreen } from '../../../../../features/settings/employees/employee-settings-screen'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/settings/employeeSettings')({
  component: EmployeeSettingsScreen,
})
