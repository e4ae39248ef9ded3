import { rawSql, sql } from '../../platform/database/sql'
import { employeeBriefOf } from '../employees/queries/employee-brief'
import { type InboxRow, inboxOf } from '../requests/queries/inbox'
import { versionOfExpense } from './expense-version'
import { type ExpenseRow, expenseOf, expenseRowsSql } from './queries/expense-row'
import { expenseFoundBy } from './queries/expense-search'
import { loadExpenseGround } from './queries/expense-settings'

interface EntryRow extends ExpenseRow, InboxRow {
  readonly groupAmount: number
}

/** A group is what one person submitted at once. */
export const listExpenseApprovals = inboxOf<EntryRow>({
  type: 'expense',
  table: 'expenses',
  foundBy: expenseFoundBy,
  days: { first: 's.incurred_on', last: 's.incurred_on' },
  together: { submitted_in: 's.group_id' },
  sums: { group_amount: 's.converted_amount' },
  read: (db, actor, rows, columns) =>
    db.rows<EntryRow>(
      expenseRowsSql(db, actor, {
        rows,
        columns: sql`, ${columns}, s.group_amount as "groupAmount"`,
        order: rawSql('order by s.group_position, s.incurred_on, s.id'),
      }),
    ),
  keyOf: ({ ownGroupId }) => [ownGroupId ?? ''],
  answer: async (db, platform, actor, { groups, ...page }) => {
    const ground = await loadExpenseGround(db)
    return {
      requestType: 'expense',
      items: groups.map(({ envelope, first, rows }) => {
        const claimed = rows.map((row) => expenseOf(row, { actor, platform, ground }))
        return {
          ...envelope,
          employee: employeeBriefOf(first.employee, platform.files),
          groupName: claimed[0]?.groupName ?? '',
          amount: first.groupAmount,
          requests: claimed.map((expense) => ({ version: versionOfExpense(expense), expense })),
        }
      }),
      ...page,
    }
  },
})
