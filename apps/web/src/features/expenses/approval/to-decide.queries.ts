import { expenseApprovals } from '@praxis/contract/expenses/expense-requests'
import { query } from '../../../api/query'
import { shownIn } from '../../../api/stale-answers'

/** A claim with what its project has spent so far, for whoever decides on it; other claims change that too. */
export const expenseToDecideQuery = (id: string) =>
  query(expenseApprovals.getExpenseToDecide, { params: { id } }, { topics: [...shownIn.approvals, 'expenses'] })
