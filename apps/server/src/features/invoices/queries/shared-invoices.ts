import type { SharedInvoice } from '@praxis/contract/portals/portal-invoices'
import type { Currency } from '@praxis/contract/protocol/values'
import type { Day } from '@praxis/domain/calendar/day'
import { stateOfBilled } from '@praxis/domain/invoices/invoice-state'
import type { Columns, LeftJoined } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import { COUNT_LIMIT, pageOf, pageOfRows } from '../../../platform/lists/page-of-rows'

/**
 * Billed rows `i` of invoices and credit notes that are all of one project and of the client it has now: what says a word of
 * another project, or was billed to another client, is nobody’s business here.
 */
const billedOfProject = (db: Db, projectId: string): Sql => sql`
  from targetables p
  join invoice_targetables t on t.company_id = p.company_id and t.targetable_id = p.id
  join invoices i on i.company_id = t.company_id and i.id = t.invoice_id and i.client_id = p.client_id and i.stage = 'billed'
  where p.company_id = ${db.scope.companyId} and p.id = ${projectId} and not exists (
    select from invoice_items m
    where m.company_id = i.company_id and m.invoice_id = i.id and m.targetable_id <> p.id)`

interface InvoiceRow
  extends Columns<'invoices', 'id' | 'kind' | 'day' | 'net' | 'vat' | 'received' | 'credited'>,
    LeftJoined<Columns<'invoices', 'number' | 'due_date' | { creditedNumber: 'number' }>> {
  readonly currency: Currency
  readonly paidOn: Day | null
  readonly total: number
}

const invoiceOf =
  (today: Day) =>
  ({
    id,
    kind,
    number,
    day,
    dueDate,
    currency,
    net,
    vat,
    paidOn,
    creditedNumber,
    ...row
  }: InvoiceRow): SharedInvoice => {
    const total = net + vat
    const due = kind === 'creditNote' ? null : dueDate
    const state = due === null ? 'issued' : stateOfBilled({ ...row, total, dueDate: due }, today)
    return {
      ...{ id, kind, number: number ?? '', date: day, dueDate: due, currency, total, state, creditedNumber },
      paidOn: state === 'paid' ? paidOn : null,
    }
  }

/** What visitors of a project’s portals are shown of its invoices. */
export const listSharedInvoices = async (
  db: Db,
  projectId: string,
  today: Day,
  asked: { readonly page: number; readonly per: number },
) => {
  const billed = billedOfProject(db, projectId)
  const order = rawSql('order by i.day desc, i.id desc')
  const rows = await db.lastRows<InvoiceRow>(sql`
    with shown as (${pageOf(sql`select i.* ${billed} ${order}`, asked)}), counted as (
      select count(*)::integer as total from (select ${billed} ${COUNT_LIMIT}) as few
    )
    select i.id, i.kind, i.number, i.day, i.due_date as "dueDate", i.currency, i.net, i.vat, i.received, i.credited,
      o.number as "creditedNumber", counted.total,
      (select max(r.day) from received_payments r
       where r.company_id = i.company_id and r.invoice_id = i.id and r.amount > 0) as "paidOn"
    from counted left join (
      shown i left join invoices o on o.company_id = i.company_id and o.id = i.credited_invoice_id
    ) on true
    ${order}`)
  return pageOfRows(rows, asked, invoiceOf(today))
}

/** The file that is kept of such an invoice; null in the moment before it is there, undefined where there is none. */
export const findSharedInvoice = async (
  db: Db,
  projectId: string,
  invoiceId: string,
): Promise<{ readonly fileId: string | null } | undefined> =>
  db.row(sql`
    select k.file_id as "fileId" from (select i.* ${billedOfProject(db, projectId)} and i.id = ${invoiceId}) as i
    left join invoice_files k on k.company_id = i.company_id and k.invoice_id = i.id and k.kind = 'pdf'`)

/** The project that an invoice or credit note is all of, in whose portals it is shown; undefined if it is of several. */
export const findProjectOfInvoice = (
  db: Db,
  invoiceId: string,
): Promise<(Columns<'invoices', 'kind'> & { readonly number: string; readonly projectId: string }) | undefined> =>
  db.row(sql`
    select i.kind, i.number, p.id as "projectId"
    from invoices i
    join invoice_targetables t on t.company_id = i.company_id and t.invoice_id = i.id
    join targetables p on p.company_id = t.company_id and p.id = t.targetable_id and p.client_id = i.client_id
    where i.company_id = ${db.scope.companyId} and i.id = ${invoiceId} and i.stage = 'billed' and not exists (
      select from invoice_items m
      where m.company_id = i.company_id and m.invoice_id = i.id and m.targetable_id <> p.id)`)
