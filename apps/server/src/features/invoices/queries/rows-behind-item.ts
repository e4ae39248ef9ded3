import type { ItemSource } from '@praxis/contract/invoices/invoice-rules'
import type { invoices, RowBehindItem } from '@praxis/contract/invoices/invoices'
import type { Sent } from '@praxis/contract/protocol/endpoint'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import { pageOf, pageOfRows } from '../../../platform/lists/page-of-rows'
import { Refusal } from '../../../platform/refusal'
import { readsAreaOf } from '../../targetables/queries/reads-area'
import { revenueOfTime } from '../../time-sheets/queries/money-of-time'

interface Asked {
  readonly page: number
  readonly per: number
}

const rowsOf = (companyId: string, itemId: string, source: 'time' | 'expenses'): Sql =>
  source === 'time'
    ? sql`
      select s.company_id, s.id, 'time' as kind, s.day, s.employee_id, coalesce(s.role_name, '') as role_name,
        s.comment as text, s.charged - s.covered as seconds, ${rawSql(revenueOfTime())} as net
      from time_sheet_submissions s where s.company_id = ${companyId} and s.invoice_item_id = ${itemId}`
    : sql`
      select s.company_id, s.id, 'expense' as kind, s.incurred_on as day, s.employee_id, '' as role_name, s.name as text,
        0 as seconds, m.original_quantity * m.original_unit_amount / 10000 as net
      from expenses s
      join invoice_items m on m.company_id = s.company_id and m.id = s.invoice_item_id
      where s.company_id = ${companyId} and s.invoice_item_id = ${itemId}`

/** The time entries or expenses behind an item, by day; none behind an item of its own. */
export const listRowsBehindItem = async (
  db: Db,
  actor: EmployeeActor,
  { id, itemId }: { readonly id: string; readonly itemId: string },
  asked: Asked,
): Promise<Sent<typeof invoices.listRowsBehindItem>> => {
  const { id: companyId } = actor.company
  const item = await db.row<{ readonly source: ItemSource }>(sql`
    select m.source from invoice_items m
    join targetables p on p.company_id = m.company_id and p.id = m.targetable_id
    where m.company_id = ${companyId} and m.invoice_id = ${id} and m.id = ${itemId}
      and ${readsAreaOf(actor, 'invoicing')}`)
  if (!item) throw new Refusal('notFound')
  const rows = rowsOf(companyId, itemId, item.source === 'expenses' ? 'expenses' : 'time')
  const shown = await db.lastRows<RowBehindItem & { readonly total: number }>(sql`
    with behind as (${rows}), shown as (${pageOf(sql`select * from behind order by day, id`, asked)})
    select r.id, r.kind, r.day, coalesce(u.first_name || ' ' || u.last_name, e.sort_name) as "employeeName",
      r.role_name as "roleName", r.text, r.seconds, r.net, (select count(*) from behind) as total
    from shown r
    join employees e on e.company_id = r.company_id and e.id = r.employee_id
    left join users u on u.id = e.user_id
    order by r.day, r.id`)
  return pageOfRows(shown, asked, ({ total: _total, ...row }) => row)
}
