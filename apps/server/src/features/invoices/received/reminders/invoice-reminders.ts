import type { ReminderLevel } from '@praxis/contract/company/invoice-settings'
import type { InvoiceReminders } from '@praxis/contract/invoices/invoice-reminders'
import { addDays, type Day } from '@praxis/domain/calendar/day'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { nextDueAt } from '@praxis/domain/calendar/schedule'
import { dueReminder } from '@praxis/domain/invoices/reminder-level'
import type { EmployeeActor } from '../../../../platform/auth/actor'
import type { Columns } from '../../../../platform/database/columns'
import type { Db, Tx } from '../../../../platform/database/database'
import { sql } from '../../../../platform/database/sql'
import { loadInvoicingCompany } from '../../documents/parties'
import { announceInvoices } from '../announce-invoices'
import { type BilledInvoice, lockBilledInvoice, openBilledInvoice } from '../lock-billed-invoice'
import { REMINDING_AT } from './remind-of-invoices'
import { type RemindedInvoice, remindedInvoices, reminderMessage } from './reminder-message'

type Next = Pick<InvoiceReminders, 'next' | 'why'>

const none = (why: NonNullable<Next['why']>): Next => ({ next: null, why })

/** The day on which reminders are sent next. */
const nextSending = (db: Db, { company: { timeZone } }: EmployeeActor): Day =>
  dayInTimeZone(nextDueAt(new Date(db.now), { every: 'day', at: REMINDING_AT }, timeZone), timeZone)

/** Which reminder is the next, once nothing changes: the highest that is reached by then, else the one after the last. */
const nextReminder = (
  invoice: RemindedInvoice,
  reminderLevels: readonly ReminderLevel[],
  { isStopped, sendingOn }: { readonly isStopped: boolean; readonly sendingOn: Day },
): Next => {
  if (invoice.openAmount <= 0) return none('notOpen')
  if (reminderLevels.length === 0) return none('noLevels')
  const place = dueReminder(reminderLevels, invoice.dueDate, sendingOn, invoice.sentLevel - 1) ?? invoice.sentLevel
  const level = reminderLevels[place]
  if (!level) return none('allSent')
  if (isStopped) return none('stopped')
  const recipients = [...invoice.recipients]
  if (recipients.length === 0) return none('noAddress')
  const reached = addDays(invoice.dueDate, level.daysOverdue)
  const day = reached > sendingOn ? reached : sendingOn
  const { subject, text } = reminderMessage(level, invoice)
  return { next: { level: place + 1, day, recipients, subject, text }, why: null }
}

const remindersOf = async (db: Db, actor: EmployeeActor, billed: BilledInvoice): Promise<InvoiceReminders> => {
  const { id, hasRemindersStopped: isStopped, isWritable } = billed
  const [invoice, sent, { settings }] = await Promise.all([
    db.row<RemindedInvoice>(remindedInvoices(actor.company.id, sql`i.id = ${id}`)),
    db.rows<Columns<'invoice_reminders', 'level' | 'recipients' | 'subject' | 'text' | 'sent_at'>>(sql`
      select level, recipients, subject, text, sent_at as "sentAt" from invoice_reminders
      where company_id = ${actor.company.id} and invoice_id = ${id} order by level desc`),
    loadInvoicingCompany(db),
  ])
  const next = invoice
    ? nextReminder(invoice, settings.reminderLevels, { isStopped, sendingOn: nextSending(db, actor) })
    : none('notOpen')
  return { isStopped, sent, ...next, can: { stop: isWritable } }
}

export const getInvoiceReminders = async (db: Db, actor: EmployeeActor, id: string): Promise<InvoiceReminders> =>
  remindersOf(db, actor, await openBilledInvoice(db, actor, id))

export const updateInvoiceReminders = async (
  db: Tx,
  actor: EmployeeActor,
  id: string,
  isStopped: boolean,
): Promise<InvoiceReminders> => {
  const invoice = await lockBilledInvoice(db, actor, id)
  if (invoice.hasRemindersStopped !== isStopped) {
    await db.run(sql`
      update invoices set has_reminders_stopped = ${isStopped}, updated_at = ${db.now}
      where company_id = ${actor.company.id} and id = ${id}`)
    db.record({ entity: 'invoice', id, action: isStopped ? 'remindersStopped' : 'remindersResumed' })
    await announceInvoices(db, [id])
  }
  return remindersOf(db, actor, { ...invoice, hasRemindersStopped: isStopped })
}
