import { createFileRoute } from '@tanstack/react-router'
import { ExpenseSettingsScreen } from '../../../../../features/settings/expenses/expense-settings-screen'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/settings/expenseSettings')({
  component: ExpenseSettingsScreen,
})
