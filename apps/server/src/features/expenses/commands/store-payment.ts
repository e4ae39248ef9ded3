import { randomUUID } from 'node:crypto'
import type { Currency } from '@praxis/contract/protocol/values'
import { paymentName } from '@praxis/domain/payments/payment-name'
import type { Tx } from '../../../platform/database/database'
import { insertion, nextVersion, sql } from '../../../platform/database/sql'

/** Payments of a company are numbered one after the other: until the transaction ends, nobody else gets a number. */
const nextPaymentNumber = async (db: Tx): Promise<number> => {
  const { companyId } = db.scope
  await db.run(sql`select pg_advisory_xact_lock(hashtext('payments'), hashtext(${companyId}))`)
  const last = await db.row<{ readonly number: number }>(sql`
    select number from payments where company_id = ${companyId} order by number desc limit 1`)
  return (last?.number ?? 0) + 1
}

interface PaidExpense {
  readonly id: string
  readonly employeeId: string
  readonly convertedAmount: number
}

export interface NewPayment {
  readonly kind: 'transfer' | 'card'
  readonly currency: Currency
  /** What is transferred. */
  readonly amount: number
  /** Nobody, where approving what was paid by card makes it. */
  readonly processedBy: string | null
  /** The claims it pays, which are locked. */
  readonly expenses: readonly PaidExpense[]
}

/** Writes a payment and marks its claims as paid; the answer is its id. */
export const storePayment = async (
  db: Tx,
  { kind, currency, amount, processedBy, expenses }: NewPayment,
): Promise<string> => {
  const { companyId } = db.scope
  const id = randomUUID()
  const number = await nextPaymentNumber(db)
  const counts = {
    expense_amount: expenses.reduce((sum, { convertedAmount }) => sum + convertedAmount, 0),
    people_count: new Set(expenses.map(({ employeeId }) => employeeId)).size,
    expense_count: expenses.length,
  }
  await db.run(
    sql`insert into payments ${insertion<'payments'>({
      company_id: companyId,
      id,
      number,
      kind,
      currency,
      amount,
      ...counts,
      processed_at: db.now,
      processed_by: processedBy,
    })}`,
  )
  await db.run(sql`
    update expenses set payment_id = ${id}, version = ${nextVersion}, updated_at = ${db.now}
    where company_id = ${companyId} and id = any (${expenses.map((expense) => expense.id)}::uuid[])`)
  const payment = paymentName(number)
  db.record({
    entity: 'payment',
    id,
    action: 'created',
    after: { number: payment, kind, amount, currency, expenses: counts.expense_count, people: counts.people_count },
  })
  for (const expense of expenses) db.record({ entity: 'expense', id: expense.id, action: 'paid', after: { payment } })
  return id
}
