import type { Expense } from '@praxis/contract/expenses/expense-shapes'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'
import { type OpenClaimsPlatform, readOpenExpenses } from '../queries/own-expenses'
import { announceOwnExpenses } from './announce-expenses'
import { lockExpenses, lockOpenExpense, type StoredExpense } from './lock-expense'
import { assertRoomForExpenses } from './save-expense'

const markDeleted = async (db: Tx, actor: EmployeeActor, deleted: readonly StoredExpense[]): Promise<void> => {
  if (deleted.length === 0) return
  await db.run(sql`
    update expenses set deleted_at = ${db.now}
    where company_id = ${actor.company.id} and id = any (${deleted.map(({ id }) => id)}::uuid[])`)
  for (const { id, name, amount, currency } of deleted)
    db.record({ entity: 'expense', id, action: 'deleted', before: { name, amount, currency } })
  announceOwnExpenses(db, actor.employee.id)
}

/** An open claim that is deleted can be restored until it is swept away. */
export const deleteExpense = async (db: Tx, actor: EmployeeActor, id: string): Promise<void> =>
  markDeleted(db, actor, [await lockOpenExpense(db, actor, id)])

export const deleteOpenExpenses = async (db: Tx, actor: EmployeeActor): Promise<{ readonly deletedIDs: string[] }> => {
  const open = await lockExpenses(
    db,
    sql`s.employee_id = ${actor.employee.id} and s.state = 'unsubmitted' and s.deleted_at is null`,
  )
  await markDeleted(db, actor, open)
  return { deletedIDs: open.map(({ id }) => id) }
}

export const restoreExpenses = async (
  db: Tx,
  platform: OpenClaimsPlatform,
  actor: EmployeeActor,
  expenseIds: readonly string[],
): Promise<{ readonly items: Expense[] }> => {
  const ids = [...new Set(expenseIds)]
  const deleted = await lockExpenses(db, sql`s.employee_id = ${actor.employee.id} and s.id = any (${ids}::uuid[])`)
  if (deleted.length < ids.length) throw new Refusal('notFound')
  const gone = deleted.filter(({ deletedAt }) => deletedAt !== null).map(({ id }) => id)
  await assertRoomForExpenses(db, actor, gone.length)
  await db.run(sql`
    update expenses set deleted_at = null where company_id = ${actor.company.id} and id = any (${gone}::uuid[])`)
  for (const id of gone) db.record({ entity: 'expense', id, action: 'restored' })
  announceOwnExpenses(db, actor.employee.id)
  return { items: await readOpenExpenses(db, platform, actor, sql`s.id = any (${ids}::uuid[])`) }
}
