import { expect } from 'vitest'
import type { TestServer } from './test-server'

/** What the database keeps of open work, beside what its rows come to. */
const kept = [
  {
    kept: `select company_id, targetable_id, month::text, entries, revenue, seconds, seconds_without_rate as without_rate
           from open_time_figures`,
    counted: `
      select company_id, targetable_id, to_char(day, 'YYYY-MM-01') as month, count(*)::integer as entries,
        sum(coalesce(((charged - covered) * hourly_charge + 1800) / 3600, 0))::bigint as revenue,
        sum(charged - covered)::bigint as seconds,
        coalesce(sum(charged - covered) filter (where hourly_charge is null or hourly_charge = 0), 0)::bigint as without_rate
      from time_sheet_submissions
      where targetable_id is not null and state = 'approved' and invoice_item_id is null and charged > covered
      group by 1, 2, 3`,
  },
  {
    kept: 'select company_id, targetable_id, currency, month::text, expenses, net from open_expense_figures',
    counted: `
      select e.company_id, e.targetable_id, e.project_currency as currency, to_char(e.incurred_on, 'YYYY-MM-01') as month,
        count(*)::integer as expenses,
        sum(round(e.net_in_project * (10000 + coalesce(b.expense_mark_up, 0)) / 10000.0))::bigint as net
      from expenses e left join project_billing b using (company_id, targetable_id)
      where e.state = 'approved' and e.bill_to_client and e.invoice_item_id is null and e.project_currency is not null
      group by 1, 2, 3, 4`,
  },
  {
    kept: 'select id, taken from agreement_items',
    counted: `
      select a.id, coalesce(sum(
        case when m.state = 'partlyInvoiced' then m.gross
        else greatest(m.gross, m.original_unit_amount * m.original_quantity / 10000) end), 0)::bigint as taken
      from agreement_items a left join invoice_items m on m.agreement_item_id = a.id and not m.is_released
      group by a.id`,
  },
  {
    kept: 'select id from invoice_items where is_carried_on',
    counted: 'select linked_item_id as id from invoice_items where linked_item_id is not null and not is_released',
  },
  {
    kept: `select m.id, m.original_seconds as seconds from invoice_items m join invoices i on i.id = m.invoice_id
           where i.stage = 'draft'`,
    counted: `
      select m.id, coalesce(sum(s.charged - s.covered), 0)::bigint as seconds
      from invoice_items m join invoices i on i.id = m.invoice_id
      left join time_sheet_submissions s on s.invoice_item_id = m.id
      where i.stage = 'draft' group by m.id`,
  },
] as const

/** Whatever was done to the time, expenses and invoices of a server, what is kept of open work is what its rows come to. */
export const expectOpenWorkKept = async (server: TestServer): Promise<void> => {
  for (const figures of kept) {
    const read = (rows: string) => server.sql(`select to_jsonb(r) as row from (${rows}) as r order by 1`)
    expect(await read(figures.kept)).toEqual(await read(figures.counted))
  }
}
