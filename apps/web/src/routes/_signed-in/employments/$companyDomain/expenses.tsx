import { createFileRoute } from '@tanstack/react-router'
import { ExpensesScreen } from '../../../../features/expenses/expenses-screen'
import { expenseList } from '../../../../features/expenses/expenses-search'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/expenses')({
  validateSearch: expenseList.read,
  component: () => <ExpensesScreen search={Route.useSearch()} />,
})
