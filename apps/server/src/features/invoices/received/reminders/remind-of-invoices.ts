import type { ReminderLevel } from '@praxis/contract/company/invoice-settings'
import { dueReminder } from '@praxis/domain/invoices/reminder-level'
import type { Tx } from '../../../../platform/database/database'
import { insertion, rawSql, sql } from '../../../../platform/database/sql'
import type { DueWork } from '../../../../platform/due-work/due-work'
import { isRefusedByLimit, takeMails } from '../../../../platform/mail/mail-kinds'
import { enqueueMail } from '../../../../platform/mail/send-mail-job'
import { mailOf } from '../../documents/invoice-mail'
import { loadInvoicingCompany } from '../../documents/parties'
import { announceInvoices } from '../announce-invoices'
import { type RemindedInvoice, remindedInvoices, reminderMessage } from './reminder-message'

const AT_ONCE = 100
/** When people who pay invoices look at their mails. */
export const REMINDING_AT = '09:00'

/** Overdue invoices that have reached a reminder that was not sent; the longest overdue first. */
const listDue = (db: Tx, levels: readonly ReminderLevel[], today: string): Promise<RemindedInvoice[]> => {
  const days = levels.map(({ daysOverdue }) => daysOverdue)
  const isDue = sql`i.settled = 'open' and i.due_date <= ${today}::date - ${Math.min(...days)}::integer
    and not i.has_reminders_stopped and cardinality(w.emails) > 0
    and s.level < (select count(*) from unnest(${days}::integer[]) as reached (days) where reached.days <= ${today}::date - i.due_date)`
  return db.rows<RemindedInvoice>(sql`
    ${remindedInvoices(db.scope.companyId, isDue)} order by i.due_date, i.id limit ${rawSql(`${AT_ONCE}`)}`)
}

const remind = async (db: Tx, invoice: RemindedInvoice, level: number, reminder: ReminderLevel): Promise<void> => {
  const { subject, text, replyTo } = reminderMessage(reminder, invoice)
  await db.run(sql`
    insert into invoice_reminders ${insertion<'invoice_reminders'>({
      company_id: db.scope.companyId,
      invoice_id: invoice.id,
      level,
      sent_at: db.now,
      recipients: invoice.recipients,
      subject,
      text,
    })}`)
  for (const to of invoice.recipients)
    enqueueMail(db, 'invoice', mailOf(invoice.document, { subject, text, to, replyTo }))
  db.record({
    entity: 'invoice',
    id: invoice.id,
    action: 'reminded',
    after: { level, recipients: [...invoice.recipients], openAmount: invoice.openAmount },
  })
}

/**
 * Every day, clients are reminded of what is overdue: once by each reminder of the company, whose note is written with
 * the mails that are sent. Without reminders in the settings nobody is.
 */
export const remindOfInvoices: DueWork = {
  kind: 'remindOfInvoices',
  per: 'company',
  schedule: { every: 'day', at: REMINDING_AT },
  feature: 'project',
  run: async (db, { period: today }, { limits }) => {
    const { reminderLevels } = (await loadInvoicingCompany(db)).settings
    if (reminderLevels.length === 0) return 'done'
    const due = await listDue(db, reminderLevels, today)
    const count = due.reduce((sum, { recipients }) => sum + recipients.length, 0)
    // What is too much for a day is sent on the next one, as it is due then as well.
    if (count > 0 && (await isRefusedByLimit(takeMails(db, limits, 'invoice', null, count)))) return 'done'
    for (const invoice of due) {
      const place = dueReminder(reminderLevels, invoice.dueDate, today, invoice.sentLevel - 1)
      const reminder = place === undefined ? undefined : reminderLevels[place]
      if (place !== undefined && reminder) await remind(db, invoice, place + 1, reminder)
    }
    await announceInvoices(
      db,
      due.map(({ id }) => id),
    )
    return due.length === AT_ONCE ? 'more' : 'done'
  },
}
