import type { DynamicDetail } from '@praxis/contract/company/dynamic-details'
import type { Currency } from '@praxis/contract/protocol/values'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import { type Sql, sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'
import type { StoredMileage } from '../queries/stored-mileage'

type ClaimColumns = Columns<
  'expenses',
  | ('id' | 'name' | 'incurred_on' | 'amount' | 'vat_amount' | 'vat_rate' | 'bill_to_client' | 'comment' | 'state')
  | ('version' | 'deleted_at' | 'payment_id' | 'counter_of')
  | ('type_id' | 'credit_card_id' | 'converted_amount' | 'rate' | 'rate_day')
  | { projectId: 'targetable_id'; employeeId: 'employee_id' }
>

/** A claim as it is stored, to be changed. */
export interface StoredExpense extends ClaimColumns {
  readonly currency: Currency
  readonly convertedCurrency: Currency | null
  readonly dynamicDetails: DynamicDetail[]
  readonly mileage: StoredMileage | null
}

/** Locks claims that meet a condition on rows `s`, in one order, and reads them as they stand then. */
export const lockExpenses = (db: Tx, condition: Sql): Promise<StoredExpense[]> =>
  db.rows<StoredExpense>(sql`
    select s.id, s.employee_id as "employeeId", s.name, s.incurred_on as "incurredOn", s.amount, s.currency,
      s.converted_amount as "convertedAmount", s.converted_currency as "convertedCurrency", s.rate,
      s.rate_day as "rateDay", s.vat_amount as "vatAmount", s.vat_rate as "vatRate",
      s.bill_to_client as "billToClient", s.comment, s.state, s.version, s.deleted_at as "deletedAt",
      s.payment_id as "paymentId", s.counter_of as "counterOf", s.type_id as "typeId",
      s.credit_card_id as "creditCardId", s.targetable_id as "projectId", s.dynamic_details as "dynamicDetails", s.mileage
    from expenses s where s.company_id = ${db.scope.companyId} and ${condition}
    order by s.id for no key update`)

/** Locks an open claim of the actor; what is submitted stays as it is. */
export const lockOpenExpense = async (db: Tx, actor: EmployeeActor, id: string): Promise<StoredExpense> => {
  const [expense] = await lockExpenses(db, sql`s.id = ${id} and s.employee_id = ${actor.employee.id}`)
  if (!expense || expense.deletedAt !== null) throw new Refusal('notFound')
  if (expense.state !== 'unsubmitted') throw new Refusal('submittedExpensesCannotBeAmended')
  return expense
}
