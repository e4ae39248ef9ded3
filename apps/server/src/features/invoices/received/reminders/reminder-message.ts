import type { ReminderLevel } from '@praxis/contract/company/invoice-settings'
import type { Day } from '@praxis/domain/calendar/day'
import type { InvoiceDocument } from '@praxis/domain/invoices/invoice-document'
import { filledIn } from '@praxis/domain/invoices/mail-text'
import { mailValuesOf } from '@praxis/domain/invoices/mail-values'
import type { Columns } from '../../../../platform/database/columns'
import { type Sql, sql } from '../../../../platform/database/sql'

/** An invoice as its reminders speak of it: as it was billed, with what is open now. */
export interface RemindedInvoice extends Columns<'invoices', 'id' | 'open_amount'> {
  readonly dueDate: Day
  readonly document: InvoiceDocument
  /** Which was sent last; 0 before the first. */
  readonly sentLevel: number
  readonly recipients: readonly string[]
  /** Who billed it, and is asked where the company names nobody for that. */
  readonly billedBy: string
}

/**
 * Invoices `i` of a condition, with the addresses `w` of their client’s billing, less those that declined mails of the
 * company, and the reminder `s` that was sent last.
 */
export const remindedInvoices = (companyId: string, condition: Sql): Sql => sql`
  select i.id, i.open_amount as "openAmount", i.due_date as "dueDate", f.document, s.level as "sentLevel",
    w.emails as recipients, coalesce(u.username, '') as "billedBy"
  from invoices i
  join billed_invoices f on f.company_id = i.company_id and f.invoice_id = i.id
  left join client_billing b on b.company_id = i.company_id and b.client_id = i.client_id
  left join employees e on e.company_id = i.company_id and e.id = i.billed_by
  left join users u on u.id = e.user_id
  cross join lateral (
    select coalesce(array_agg(given.email order by given.place), '{}') as emails
    from unnest(b.emails) with ordinality as given (email, place)
    where not exists (
      select from outside_addresses o
      where o.company_id = i.company_id and o.email = lower(given.email) and o.state = 'declined')) as w
  cross join lateral (
    select coalesce(max(r.level), 0) as level from invoice_reminders r
    where r.company_id = i.company_id and r.invoice_id = i.id) as s
  where i.company_id = ${companyId} and ${condition}`

export interface ReminderMessage {
  readonly subject: string
  readonly text: string
  /** Where answers go. */
  readonly replyTo: string
}

/** A reminder as it is sent, with what is known of the invoice in place of the names in braces. */
export const reminderMessage = (
  { subject, text }: ReminderLevel,
  { document, openAmount, billedBy }: RemindedInvoice,
): ReminderMessage => {
  const { contact, name } = document.seller
  const known = mailValuesOf(document, { open: openAmount, sender: contact.name || name })
  const values = { ...known, payment: `${known.open} was due on ${known.dueDate}.` }
  return { subject: filledIn(subject, values), text: filledIn(text, values), replyTo: contact.email || billedBy }
}
