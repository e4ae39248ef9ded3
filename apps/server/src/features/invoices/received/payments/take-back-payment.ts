import type { ReceivedPayments } from '@praxis/contract/invoices/received-payments'
import type { EmployeeActor } from '../../../../platform/auth/actor'
import type { Columns } from '../../../../platform/database/columns'
import type { Tx } from '../../../../platform/database/database'
import { sql } from '../../../../platform/database/sql'
import type { FileStore } from '../../../../platform/files/file-store'
import { Refusal } from '../../../../platform/refusal'
import { announceInvoices } from '../announce-invoices'
import { compareSoon } from '../bank-statements/compare-lines-job'
import { holdClients, holdInvoices, lockBilledInvoice, openBilledInvoice } from '../lock-billed-invoice'
import { listReceivedPayments } from './list-received-payments'
import { removePayments } from './store-payments'

type FoundPayment = Columns<'received_payments', 'statement_line_id' | 'allotment_id'>

/** Takes back what was noted wrongly; what was allotted goes back to where it came from, all of it. */
export const takeBackReceivedPayment = async (
  db: Tx,
  files: FileStore,
  actor: EmployeeActor,
  id: string,
  paymentId: string,
): Promise<ReceivedPayments> => {
  const { clientId } = await openBilledInvoice(db, actor, id)
  await holdClients(db, [clientId])
  const together = await db.rows<{ readonly id: string }>(sql`
    select o.invoice_id as id from received_payments p
    join received_payments o on o.company_id = p.company_id and o.allotment_id = p.allotment_id
    where p.company_id = ${actor.company.id} and p.id = ${paymentId} and o.invoice_id is not null`)
  await holdInvoices(db, [id, ...together.map((each) => each.id)])
  await lockBilledInvoice(db, actor, id)
  const payment = await db.row<FoundPayment>(sql`
    select statement_line_id as "statementLineId", allotment_id as "allotmentId" from received_payments
    where company_id = ${actor.company.id} and id = ${paymentId} and invoice_id = ${id}`)
  if (!payment) throw new Refusal('notFound')
  if (payment.statementLineId !== null) throw new Refusal('paymentOfStatement')
  const removed = await removePayments(
    db,
    payment.allotmentId === null ? sql`p.id = ${paymentId}` : sql`p.allotment_id = ${payment.allotmentId}`,
  )
  await announceInvoices(db, [...removed.flatMap(({ invoiceId }) => invoiceId ?? [])])
  await compareSoon(db)
  return listReceivedPayments(db, files, actor, id)
}
