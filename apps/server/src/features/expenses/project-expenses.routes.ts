import { expenseApprovals } from '@praxis/contract/expenses/expense-requests'
import { projectExpenses } from '@praxis/contract/expenses/project-expenses'
import { implement } from '../../platform/http/implement'
import { expenseRequests } from './expense-requests'
import { expenseCsv, exportedExpenses } from './queries/expense-csv'
import { listExpenseProjectChoices } from './queries/expense-project-choices'
import { getExpenseToDecide } from './queries/expense-to-decide'
import { isListed, listClientExpenses, listProjectExpenses, openProjectExpenses } from './queries/project-expenses'

export const projectExpensesRoutes = implement(
  { ...projectExpenses, ...expenseApprovals },
  {
    listProjectExpenses: ({ db, platform, actor, params, query }) =>
      listProjectExpenses(db, platform, actor, params.id, query),

    exportProjectExpenses: async ({ db, platform, actor, params, query }) => {
      const ground = await openProjectExpenses(db, actor, params.id)
      const rows = exportedExpenses(db, isListed(ground, query))
      return expenseCsv(platform.files, `expenses ${ground.name}`, rows)
    },

    listClientExpenses: ({ db, platform, actor, params, query }) =>
      listClientExpenses(db, platform, actor, params.id, query),

    getExpenseToDecide: ({ db, platform, actor, params }) =>
      getExpenseToDecide(db, [expenseRequests], platform, actor, params.id),

    listExpenseProjectChoices: async ({ db, platform, actor, params, query }) => ({
      items: await listExpenseProjectChoices(db, [expenseRequests], platform, actor, params.id, query.query),
    }),
  },
)
