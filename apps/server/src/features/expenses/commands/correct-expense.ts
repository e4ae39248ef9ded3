import { randomUUID } from 'node:crypto'
import type { Expense } from '@praxis/contract/expenses/expense-shapes'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { Refusal } from '../../../platform/refusal'
import { indexRecord } from '../../../platform/search/search-index'
import { getOpenExpense } from '../queries/own-expenses'
import { announceOwnExpenses } from './announce-expenses'
import { copyReceipts } from './keep-receipts'
import { lockExpenses } from './lock-expense'
import { assertRoomForExpenses } from './save-expense'

/** An open copy of a denied claim, with its receipts; there is one at most. */
export const correctExpense = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  id: string,
): Promise<Expense> => {
  const [denied] = await lockExpenses(db, sql`s.id = ${id} and s.employee_id = ${actor.employee.id}`)
  if (!denied) throw new Refusal('notFound')
  if (denied.state !== 'denied') throw new Refusal('requestNotDenied')
  await assertRoomForExpenses(db, actor)
  // A copy that was deleted no longer stands in the way; restored, it is a claim like any other.
  await db.run(sql`
    update expenses set correction_of = null
    where company_id = ${actor.company.id} and correction_of = ${id} and deleted_at is not null`)
  const copyId = randomUUID()
  // A way is rated by the company again until it is submitted.
  const made = await db.run(sql`
    insert into expenses (
      company_id, id, employee_id, name, incurred_on, amount, currency, converted_amount, converted_currency, rate, rate_day,
      vat_amount, net_in_project, project_currency, type_id, type_code, type_name, type_description, type_category, vat_rate,
      is_receipt_needed, targetable_id, bill_to_client, credit_card_id, comment, dynamic_details, mileage, correction_of,
      created_at, updated_at)
    select company_id, ${copyId}, employee_id, name, incurred_on, amount, currency, converted_amount, converted_currency,
      rate, rate_day, vat_amount, net_in_project, project_currency, type_id, type_code, type_name, type_description, type_category,
      vat_rate, is_receipt_needed, targetable_id, bill_to_client, credit_card_id, comment, dynamic_details,
      mileage - 'unit' - 'rate', id, ${db.now}, ${db.now}
    from expenses where company_id = ${actor.company.id} and id = ${id}
    on conflict (company_id, correction_of) do nothing`)
  if (made === 0) throw new Refusal('requestNotDenied')
  await copyReceipts(db, platform.files, id, copyId)
  await indexRecord(db, 'expense', copyId, [denied.name])
  db.record({ entity: 'expense', id: copyId, action: 'created', after: { name: denied.name, correctionOf: id } })
  announceOwnExpenses(db, actor.employee.id)
  db.announce({ topic: 'requests', to: { employees: [actor.employee.id] } })
  return getOpenExpense(db, platform, actor, copyId)
}
