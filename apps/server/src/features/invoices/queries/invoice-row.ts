import type { InvoiceState } from '@praxis/contract/invoices/invoice-rules'
import type { InvoicedProject, InvoiceListItem } from '@praxis/contract/invoices/invoice-shapes'
import type { Currency } from '@praxis/contract/protocol/values'
import { addDays, type Day } from '@praxis/domain/calendar/day'
import { stateOfBilled } from '@praxis/domain/invoices/invoice-state'
import type { Columns } from '../../../platform/database/columns'
import { type RowOf, selected } from '../../../platform/database/selected'
import { type Sql, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { type ClientBriefRow, clientBriefJson, clientBriefOf } from '../../targetables/queries/targetable-brief'
import type { InvoicingGround } from './invoicing-ground'

const stored = selected('invoices', 'i', [
  ...(['id', 'kind', 'stage', 'number', 'day', 'due_date', 'reference', 'scheduled_for', 'created_at'] as const),
  ...(['net', 'vat', 'received', 'credited', 'currency'] as const),
])

export interface InvoiceRow extends Omit<RowOf<typeof stored>, 'currency'> {
  readonly currency: Currency
  readonly client: ClientBriefRow
  /** How many days the client has to pay, where that is not as usual. */
  readonly clientTerms: Columns<'client_billing', 'payment_terms_days'>['paymentTermsDays']
}

/** Columns of a row `i` of invoices, joined with its client. */
export const invoiceColumns: Sql = sql`${stored}, ${clientBriefJson('c')} as client, b.payment_terms_days as "clientTerms"`

/**
 * The client of a row `i` of invoices, and how it is billed. Each is looked up by itself: rows of `i` are few, and a planner
 * that does not know it would read all clients of the company for a page.
 */
export const invoiceJoins: Sql = sql`
  cross join lateral (
    select * from clients where company_id = i.company_id and id = i.client_id offset 0) as c
  left join lateral (
    select payment_terms_days from client_billing where company_id = i.company_id and client_id = i.client_id offset 0
  ) as b on true`

/** When it is to be paid; of a draft, when it would be if it were billed today. */
export const dueDateOf = (
  { dueDate, clientTerms }: Pick<InvoiceRow, 'dueDate' | 'clientTerms'>,
  { today, settings }: InvoicingGround,
): Day => dueDate ?? addDays(today, clientTerms ?? settings.paymentTermsDays)

export const stateOf = (row: InvoiceRow, dueDate: Day, today: Day): InvoiceState => {
  if (row.stage === 'draft') return 'draft'
  if (row.kind === 'creditNote') return 'issued'
  const { net, vat, received, credited } = row
  return stateOfBilled({ total: net + vat, received, credited, dueDate }, today)
}

/** What lists and the invoice itself say of it. */
export const basicsOf = (
  row: InvoiceRow,
  projects: InvoicedProject[],
  { files, ground }: { readonly files: FileStore; readonly ground: InvoicingGround },
): Omit<InvoiceListItem, 'net' | 'vat' | 'total' | 'open' | 'lastSentAt'> => {
  const dueDate = dueDateOf(row, ground)
  return {
    ...{ id: row.id, kind: row.kind, stage: row.stage, state: stateOf(row, dueDate, ground.today), number: row.number },
    client: clientBriefOf(row.client, files),
    currency: row.currency,
    projects,
    billedOn: row.stage === 'billed' ? row.day : null,
    dueDate,
    reference: row.reference,
    scheduledFor: row.scheduledFor,
    createdAt: row.createdAt,
  }
}
