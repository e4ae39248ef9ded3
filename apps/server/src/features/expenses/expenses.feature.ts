import type { Feature } from '../../platform/feature'
import { sweepDeletedExpenses } from './commands/sweep-deleted-expenses'
import { expenseTakenBack } from './expense-taken-back'
import { expensesRoutes } from './expenses.routes'
import { expenseFigures } from './explained-expenses'
import { projectExpensesRoutes } from './project-expenses.routes'
import { seesExpense } from './queries/expense-access'

/** What people spend for the company: claims with their receipts, ways travelled, and what projects spent. */
export const expenses: Feature = {
  routes: [...expensesRoutes, ...projectExpensesRoutes],
  dueWork: [sweepDeletedExpenses],
  notificationKinds: [expenseTakenBack],
  figures: expenseFigures,
  recordAccess: { expense: seesExpense },
}
