import { StoredSettings } from '@praxis/contract/company/company-settings'
import type { InvoiceSettings, ReminderLevel } from '@praxis/contract/company/invoice-settings'
import type { Currency } from '@praxis/contract/protocol/values'
import { type Day, formatDay } from '@praxis/domain/calendar/day'
import { filledIn } from '@praxis/domain/invoices/mail-text'
import { formatMoney } from '@praxis/domain/money/money'
import type { Columns } from '../../../../platform/database/columns'
import type { Db } from '../../../../platform/database/database'
import { type Sql, sql } from '../../../../platform/database/sql'

/** An invoice as its reminders speak of it. */
export interface RemindedInvoice
  extends Columns<'invoices', 'id' | 'reference' | 'open_amount' | 'net' | 'vat'>,
    Columns<'clients', { client: 'name' }> {
  readonly number: string
  readonly dueDate: Day
  readonly currency: Currency
  /** Which was sent last; 0 before the first. */
  readonly sentLevel: number
  readonly recipients: readonly string[]
}

/** Invoices `i` of a condition. */
export const remindedInvoices = (companyId: string, condition: Sql): Sql => sql`
  select i.id, i.number, i.reference, i.open_amount as "openAmount", i.net, i.vat, i.currency, i.due_date as "dueDate",
    c.name as client, s.level as "sentLevel", coalesce(b.emails, '{}') as recipients
  from invoices i
  join clients c on c.company_id = i.company_id and c.id = i.client_id
  left join client_billing b on b.company_id = i.company_id and b.client_id = i.client_id
  cross join lateral (
    select coalesce(max(r.level), 0) as level from invoice_reminders r
    where r.company_id = i.company_id and r.invoice_id = i.id) as s
  where i.company_id = ${companyId} and ${condition}`

/** What the company says in its reminders. */
export interface ReminderGround {
  readonly company: string
  readonly settings: InvoiceSettings
}

export const loadReminderGround = async (db: Db): Promise<ReminderGround> => {
  const row = await db.row<{ readonly company: string; readonly settings: unknown }>(sql`
    select name as company, coalesce(settings -> 'invoice', '{}') as settings from companies
    where company_id = ${db.scope.companyId}`)
  return { company: row?.company ?? '', settings: StoredSettings.shape.invoice.parse(row?.settings ?? {}) }
}

/** A reminder as it is sent, with what is known of the invoice in place of the names in braces. */
export const reminderMessage = (
  { subject, text }: ReminderLevel,
  invoice: RemindedInvoice,
  { company, settings }: ReminderGround,
): { readonly subject: string; readonly text: string } => {
  const open = formatMoney(invoice.openAmount, invoice.currency)
  const dueDate = formatDay(invoice.dueDate)
  const values = {
    document: 'invoice',
    number: invoice.number,
    client: invoice.client,
    company: settings.legalName || company,
    total: formatMoney(invoice.net + invoice.vat, invoice.currency),
    open,
    dueDate,
    reference: invoice.reference,
    payment: `${open} was due on ${dueDate}.`,
    sender: settings.contact.name || company,
  }
  return { subject: filledIn(subject, values), text: filledIn(text, values) }
}
