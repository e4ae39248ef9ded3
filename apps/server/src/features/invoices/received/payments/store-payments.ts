import { randomUUID } from 'node:crypto'
import type { Day } from '@praxis/domain/calendar/day'
import type { Tx } from '../../../../platform/database/database'
import { type Sql, sql } from '../../../../platform/database/sql'
import { Refusal } from '../../../../platform/refusal'

export interface PaymentToStore {
  readonly clientId: string
  readonly currency: string
  /** Null where it is on no invoice, so that it is the client’s balance. */
  readonly invoiceId: string | null
  readonly amount: number
  readonly day: Day
  readonly reference: string
  readonly statementLineId?: string
  readonly allotmentId?: string
}

export interface StoredPayment {
  readonly invoiceId: string | null
  readonly clientId: string
  readonly currency: string
  readonly amount: number
  readonly day: Day
  readonly reference: string
}

const recorded = ({ amount, day, reference }: StoredPayment) => ({ amount, day, reference })

const addToInvoices = async (db: Tx, payments: readonly StoredPayment[]): Promise<void> => {
  const sums = new Map<string, number>()
  for (const { invoiceId, amount } of payments)
    if (invoiceId !== null) sums.set(invoiceId, (sums.get(invoiceId) ?? 0) + amount)
  await db.run(sql`
    update invoices i set received = i.received + s.amount, updated_at = ${db.now}
    from unnest(${[...sums.keys()]}::uuid[], ${[...sums.values()]}::bigint[]) as s (id, amount)
    where i.company_id = ${db.scope.companyId} and i.id = s.id`)
}

/** Notes payments on invoices and on account. The caller holds their invoices, and their clients where it is on account. */
export const storePayments = async (db: Tx, payments: readonly PaymentToStore[]): Promise<void> => {
  const rows = payments.map((payment) => ({ id: randomUUID(), ...payment }))
  await db.run(sql`
    insert into received_payments (company_id, id, client_id, currency, invoice_id, amount, day, reference,
      statement_line_id, allotment_id, noted_by, created_at)
    select ${db.scope.companyId}, p.id, p."clientId", p.currency, p."invoiceId", p.amount, p.day, p.reference,
      p."statementLineId", p."allotmentId", ${db.scope.employeeId}, ${db.now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p (id uuid, "clientId" uuid, currency text,
      "invoiceId" uuid, amount bigint, day date, reference text, "statementLineId" uuid, "allotmentId" uuid)`)
  await addToInvoices(db, payments)
  for (const payment of payments)
    if (payment.invoiceId !== null)
      db.record({ entity: 'invoice', id: payment.invoiceId, action: 'paymentNoted', after: recorded(payment) })
}

/** Takes back the payments `p` of a condition, and answers with them. */
export const removePayments = async (db: Tx, condition: Sql): Promise<StoredPayment[]> => {
  const removed = await db.rows<StoredPayment>(sql`
    delete from received_payments p where p.company_id = ${db.scope.companyId} and ${condition}
    returning p.invoice_id as "invoiceId", p.client_id as "clientId", p.currency, p.amount, p.day, p.reference`)
  await addToInvoices(
    db,
    removed.map((payment) => ({ ...payment, amount: -payment.amount })),
  )
  for (const payment of removed)
    if (payment.invoiceId !== null)
      db.record({ entity: 'invoice', id: payment.invoiceId, action: 'paymentTakenBack', before: recorded(payment) })
  return removed
}

/** What a client has on no invoice cannot be spent twice. The caller holds the client. */
export const assertAccountHolds = async (db: Tx, clientId: string, currency: string): Promise<void> => {
  const row = await db.row<{ readonly amount: number }>(sql`
    select coalesce(sum(amount), 0)::bigint as amount from received_payments
    where company_id = ${db.scope.companyId} and client_id = ${clientId} and currency = ${currency} and invoice_id is null`)
  if (row && row.amount < 0) throw new Refusal('clientBalanceTooLow')
}
