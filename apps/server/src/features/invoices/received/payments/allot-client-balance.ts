import { randomUUID } from 'node:crypto'
import type { ReceivedPayments } from '@praxis/contract/invoices/received-payments'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import type { EmployeeActor } from '../../../../platform/auth/actor'
import type { Tx } from '../../../../platform/database/database'
import type { FileStore } from '../../../../platform/files/file-store'
import { invalidField, Refusal } from '../../../../platform/refusal'
import { announceInvoices } from '../announce-invoices'
import { compareSoon } from '../bank-statements/compare-lines-job'
import { holdClients, holdInvoices, lockBilledInvoice, openBilledInvoice } from '../lock-billed-invoice'
import { loadCredit } from './client-balance'
import { listReceivedPayments } from './list-received-payments'
import { type PaymentToStore, storePayments } from './store-payments'

/** Pays an invoice from what its client has to their credit: first what is on no invoice, then the oldest overpaid one. */
export const allotClientBalance = async (
  db: Tx,
  files: FileStore,
  actor: EmployeeActor,
  id: string,
  amount?: number,
): Promise<ReceivedPayments> => {
  const { clientId, currency } = await openBilledInvoice(db, actor, id)
  await holdClients(db, [clientId])
  const before = await loadCredit(db, actor, clientId)
  await holdInvoices(db, [id, ...before.overpaid.map((each) => each.id)])
  const invoice = await lockBilledInvoice(db, actor, id)
  const { overpaid, onAccount } = await loadCredit(db, actor, clientId)
  const sources = [
    ...onAccount.map((each) => ({ ...each, id: null, number: '' })),
    ...overpaid.filter(
      (each) => each.id !== id && each.isWritable && before.overpaid.some((held) => held.id === each.id),
    ),
  ].filter((each) => each.currency === currency && each.amount > 0)
  const open = Math.max(0, invoice.openAmount)
  if (amount !== undefined && amount > open) throw invalidField('amount', 'Enter no more than is open')
  const available = sources.reduce((sum, source) => sum + source.amount, 0)
  const taken = amount ?? Math.min(open, available)
  if (taken === 0 || taken > available) throw new Refusal('clientBalanceTooLow')
  const allotmentId = randomUUID()
  const day = dayInTimeZone(new Date(db.now), actor.company.timeZone)
  let left = taken
  const moved: PaymentToStore[] = []
  for (const source of sources) {
    const part = Math.min(left, source.amount)
    left -= part
    if (part > 0)
      moved.push(
        { clientId, currency, invoiceId: source.id, amount: -part, day, reference: invoice.number, allotmentId },
        { clientId, currency, invoiceId: id, amount: part, day, reference: source.number, allotmentId },
      )
  }
  await storePayments(db, moved)
  await announceInvoices(db, [id, ...moved.flatMap(({ invoiceId }) => invoiceId ?? [])])
  await compareSoon(db)
  return listReceivedPayments(db, files, actor, id)
}
