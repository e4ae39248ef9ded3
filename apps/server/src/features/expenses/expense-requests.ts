import { formatDay } from '@praxis/domain/calendar/day'
import { formatMoney } from '@praxis/domain/money/money'
import { rawSql } from '../../platform/database/sql'
import type { RequestTypeLine } from '../requests/queries/request-type-line'
import { announceExpenses } from './commands/announce-expenses'
import { moveExpenseToProject } from './commands/move-expense'
import { settleCardExpenses } from './commands/settle-card-expenses'
import { listExpenseApprovals } from './expense-inbox'
import { versionOfExpense } from './expense-version'
import { expensesByIds, seesExpense } from './queries/expense-access'
import { expenseFoundBy } from './queries/expense-search'

/** Requests for approval of what was spent. */
export const expenseRequests: RequestTypeLine = {
  type: 'expense',
  words: { one: 'expense', many: 'expenses' },
  perPage: 10,
  tellsApprovers: true,
  tellsApprovals: true,

  isCorrected: rawSql(`exists (
    select from expenses c where c.company_id = r.company_id and c.correction_of = r.id and c.deleted_at is null)`),

  isFinal: [
    {
      reason: 'expensePaid',
      condition: rawSql(`exists (
        select from expenses f where f.company_id = r.company_id and f.id = r.id and f.payment_id is not null)`),
    },
    {
      reason: 'alreadyInvoiced',
      condition: rawSql(`exists (
        select from expenses f where f.company_id = r.company_id and f.id = r.id and f.invoice_item_id is not null)`),
    },
  ],

  foundBy: expenseFoundBy,

  readSubjects: async (db, platform, actor, ids) => {
    const all = await expensesByIds(db, platform, actor, ids)
    return new Map(
      all.map((expense) => [
        expense.id,
        {
          part: { requestType: 'expense', version: versionOfExpense(expense), expense },
          title: [expense.name, formatDay(expense.incurredDate), formatMoney(expense.amount, expense.currency)].join(
            ' · ',
          ),
          day: expense.incurredDate,
        },
      ]),
    )
  },

  listApprovals: listExpenseApprovals,

  mayReadHistory: seesExpense,

  changeProject: moveExpenseToProject,

  afterChange: async (db, ids) => {
    await settleCardExpenses(db, ids)
    await announceExpenses(db, ids)
  },
}
