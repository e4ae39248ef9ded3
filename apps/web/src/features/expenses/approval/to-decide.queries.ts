import { expenseApprovals } from '@praxis/contract/expenses/expense-requests'
import { itemsQuery, query } from '../../../api/query'
import { shownIn } from '../../../api/stale-answers'

/** What is shown changes with the claim, with others of its project, and with what people decide. */
const topics = [...shownIn.approvals, 'expenses'] as const

/** A claim with what its project has spent so far, for whoever decides on it. */
export const expenseToDecideQuery = (id: string) =>
  query(expenseApprovals.getExpenseToDecide, { params: { id } }, { topics })

/** Projects that a waiting claim can be moved to. */
export const claimProjectChoicesQuery = (id: string, text: string) =>
  itemsQuery(
    expenseApprovals.listExpenseProjectChoices,
    { params: { id }, query: { query: text } },
    { keepsPrevious: true, topics },
  )
