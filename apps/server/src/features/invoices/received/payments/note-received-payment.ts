import type { ReceivedPayments } from '@praxis/contract/invoices/received-payments'
import { type Day, formatDay } from '@praxis/domain/calendar/day'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import type { EmployeeActor } from '../../../../platform/auth/actor'
import type { Tx } from '../../../../platform/database/database'
import type { FileStore } from '../../../../platform/files/file-store'
import { invalidField } from '../../../../platform/refusal'
import { announceInvoices } from '../announce-invoices'
import { compareSoon } from '../bank-statements/compare-lines-job'
import { lockBilledInvoice } from '../lock-billed-invoice'
import { listReceivedPayments } from './list-received-payments'
import { storePayments } from './store-payments'

interface Given {
  readonly amount: number
  readonly day: Day
  readonly reference: string
}

/** Notes what a client paid, or got back. More than is open stays on the invoice and is the client’s balance. */
export const noteReceivedPayment = async (
  db: Tx,
  files: FileStore,
  actor: EmployeeActor,
  id: string,
  { amount, day, reference }: Given,
): Promise<ReceivedPayments> => {
  const { clientId, currency } = await lockBilledInvoice(db, actor, id)
  if (amount === 0) throw invalidField('amount', 'Enter an amount')
  const today = dayInTimeZone(new Date(db.now), actor.company.timeZone)
  if (day > today) throw invalidField('day', `Enter a date up to ${formatDay(today)}`)
  await storePayments(db, [{ clientId, currency, invoiceId: id, amount, day, reference }])
  await announceInvoices(db, [id])
  await compareSoon(db)
  return listReceivedPayments(db, files, actor, id)
}
