import { randomUUID } from 'node:crypto'
import type { Expense } from '@praxis/contract/expenses/expense-shapes'
import type { Currency } from '@praxis/contract/protocol/values'
import { formatMoney } from '@praxis/domain/money/money'
import { counterAmounts } from '@praxis/domain/payments/counter-amounts'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { invalidField, Refusal } from '../../../platform/refusal'
import { indexRecord } from '../../../platform/search/search-index'
import type { SubjectPlatform } from '../../requests/queries/request-type-line'
import { expenseTakenBack } from '../expense-taken-back'
import { getChangedExpense } from '../queries/expense-access'
import { announceExpenses } from './announce-expenses'

interface PaidRow
  extends Columns<'expenses', 'employee_id' | 'name' | 'amount' | 'vat_amount' | 'payment_id' | 'counter_of'> {
  readonly currency: Currency
  readonly convertedAmount: number
  readonly netInProject: number
}

/** Locks a submitted claim, so that its parts are taken back one after the other. */
const lockPaid = async (db: Tx, id: string): Promise<PaidRow> => {
  const row = await db.row<PaidRow>(sql`
    select s.employee_id as "employeeId", s.name, s.amount, s.currency, s.vat_amount as "vatAmount", s.payment_id as "paymentId",
      s.counter_of as "counterOf", s.converted_amount as "convertedAmount", s.net_in_project as "netInProject"
    from expenses s
    where s.company_id = ${db.scope.companyId} and s.id = ${id} and s.state <> 'unsubmitted' for no key update`)
  if (!row) throw new Refusal('notFound')
  if (row.paymentId === null || row.counterOf !== null) throw new Refusal('expenseNotValidToBeProcessed')
  return row
}

const takenBackOf = async (db: Tx, id: string): Promise<number> =>
  (
    await db.row<{ readonly taken: number }>(sql`
      select coalesce(-sum(amount), 0)::bigint as taken from expenses
      where company_id = ${db.scope.companyId} and counter_of = ${id}`)
  )?.taken ?? 0

interface Counter {
  /** In the currency that the claim was paid in; all that is left of it by default. */
  readonly amount?: number | undefined
  readonly comment: string
}

/**
 * Takes back a paid claim, in part or in whole, from the person's next payment. It stands beside the claim, in its group, and is
 * owed as itself: also what was paid by card is taken from a transfer.
 */
export const createCounterExpense = async (
  db: Tx,
  platform: SubjectPlatform,
  actor: EmployeeActor,
  id: string,
  { amount, comment }: Counter,
): Promise<Expense> => {
  const claim = await lockPaid(db, id)
  const taken = await takenBackOf(db, id)
  const left = claim.amount - taken
  if (left === 0) throw new Refusal('expenseNotValidToBeProcessed')
  if (amount !== undefined && amount > left)
    throw invalidField('amount', `Maximum of ${formatMoney(left, claim.currency)}`)
  const parts = counterAmounts(claim, taken, amount ?? left)
  const counterId = randomUUID()
  await db.run(sql`
    insert into expenses (
      company_id, id, employee_id, name, incurred_on, amount, currency, converted_amount, converted_currency, rate, rate_day,
      vat_amount, net_in_project, project_currency, type_id, type_code, type_name, type_description, type_category, vat_rate,
      targetable_id, bill_to_client, comment, state, group_id, counter_of, created_at, updated_at)
    select s.company_id, ${counterId}, s.employee_id, s.name, s.incurred_on, ${parts.amount}, s.currency,
      ${parts.convertedAmount}, s.converted_currency, s.rate, s.rate_day, ${parts.vatAmount}, ${parts.netInProject}, s.project_currency,
      s.type_id, s.type_code, s.type_name, s.type_description, s.type_category, s.vat_rate, s.targetable_id,
      s.bill_to_client, ${comment}, 'approved', s.group_id, s.id, ${db.now}, ${db.now}
    from expenses s where s.company_id = ${actor.company.id} and s.id = ${id}`)
  await indexRecord(db, 'expense', counterId, [claim.name])
  const said = { amount: parts.amount, currency: claim.currency, comment }
  db.record({ entity: 'expense', id: counterId, action: 'created', after: said })
  db.record({ entity: 'expense', id, action: 'countered', after: said })
  db.notify(expenseTakenBack, {
    to: [claim.employeeId],
    key: counterId,
    recordId: counterId,
    payload: { name: claim.name, amount: -parts.amount, currency: claim.currency, comment },
  })
  await announceExpenses(db, [counterId])
  return getChangedExpense(db, platform, actor, counterId)
}
