import type { BreakdownEntry, InvoiceBreakdown } from '@praxis/domain/invoices/invoice-document'
import type { Db } from '../../../platform/database/database'
import { rawSql, sql } from '../../../platform/database/sql'
import { groupsByKey } from '../../../platform/grouped'
import { revenueOfTime } from '../../time-sheets/queries/money-of-time'

interface EntryRow extends BreakdownEntry {
  readonly itemID: string
}

const employeeName = rawSql(`coalesce(u.first_name || ' ' || u.last_name, '')`)

/**
 * The time and expenses behind the lines of an invoice, in the order of their days. An expense has an item of its own, and
 * came onto it with the mark-up of that day.
 */
const listEntries = (db: Db, invoiceId: string): Promise<EntryRow[]> =>
  db.rows<EntryRow>(sql`
    select m.id as "itemID", s.day, ${employeeName} as "employeeName", coalesce(nullif(s.comment, ''), k.title, '') as text,
      s.charged - s.covered as seconds, ${rawSql(revenueOfTime())} as net, s.id
    from invoice_items m
    join time_sheet_submissions s on s.company_id = m.company_id and s.invoice_item_id = m.id
    join employees e on e.company_id = s.company_id and e.id = s.employee_id
    left join users u on u.id = e.user_id
    left join tasks k on k.company_id = s.company_id and k.id = s.task_id
    where m.company_id = ${db.scope.companyId} and m.invoice_id = ${invoiceId} and m.source = 'time'
      and m.state <> 'billNextTime'
    union all
    select m.id, s.incurred_on, ${employeeName},
      concat_ws(', ', case when s.is_mileage then 'Mileage' else nullif(s.type_name, '') end, nullif(s.name, '')),
      null, m.original_quantity * m.original_unit_amount / 10000, s.id
    from invoice_items m
    join expenses s on s.company_id = m.company_id and s.invoice_item_id = m.id
    join employees e on e.company_id = s.company_id and e.id = s.employee_id
    left join users u on u.id = e.user_id
    where m.company_id = ${db.scope.companyId} and m.invoice_id = ${invoiceId} and m.source = 'expenses'
      and m.state <> 'billNextTime'
    order by day, id`)

export const loadBreakdown = async (db: Db, invoiceId: string): Promise<InvoiceBreakdown> => {
  const rows = await listEntries(db, invoiceId)
  const byItem = groupsByKey(rows, ({ itemID }) => itemID)
  return {
    version: 1,
    items: [...byItem].map(([itemID, entries]) => ({
      itemID,
      entries: entries.map(({ day, employeeName: name, text, seconds, net }) => ({
        day,
        employeeName: name,
        text,
        seconds,
        net,
      })),
    })),
  }
}
