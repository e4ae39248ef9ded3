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

const employeeName = rawSql(`coalesce(u.first_name || ' ' || u.last_name, e.sort_name)`)
const theirName = rawSql(`
  join employees e on e.company_id = s.company_id and e.id = s.employee_id
  left join users u on u.id = e.user_id`)

interface BehindItem {
  readonly companyId: string
  readonly itemId: string
}

const timeOf = ({ companyId, itemId }: BehindItem): Sql => sql`
  select s.id::text as id, 'time' as kind, s.day, ${employeeName} as "employeeName",
    coalesce(s.role_name, '') as "roleName", s.comment as text, s.charged - s.covered as seconds,
    ${rawSql(revenueOfTime())} as net
  from time_sheet_submissions s ${theirName} where s.company_id = ${companyId} and s.invoice_item_id = ${itemId}`

const expensesOf = ({ companyId, itemId }: BehindItem): Sql => sql`
  select s.id::text as id, 'expense' as kind, s.incurred_on as day, ${employeeName} as "employeeName", '' as "roleName",
    s.name as text, 0 as seconds, round(m.original_quantity::numeric * m.original_unit_amount / 10000)::bigint as net
  from expenses s
  join invoice_items m on m.company_id = s.company_id and m.id = s.invoice_item_id ${theirName}
  where s.company_id = ${companyId} and s.invoice_item_id = ${itemId}`

/** What was behind an item of row `m` when it was billed, as its breakdown keeps it. */
const billedWith = rawSql(`billed_invoices b
  cross join lateral jsonb_array_elements(b.breakdown -> 'items') as each
  cross join lateral jsonb_array_elements(each -> 'entries') with ordinality as r (entry, place)
  where b.company_id = m.company_id and b.invoice_id = m.invoice_id and each ->> 'itemID' = m.id::text`)

/** How many entries a row `m` of items was billed with, of those that gave them back. */
export const countOfReleased = sql`case when m.is_released then (select count(*) from ${billedWith}) else 0 end`

const releasedRowsOf = ({ companyId, itemId }: BehindItem): Sql => sql`
  select m.id || '/' || r.place as id, r.kind, r.day, r."employeeName", '' as "roleName", r.text, r.seconds, r.net
  from invoice_items m
  cross join lateral (
    select r.place, case when r.entry ->> 'seconds' is null then 'expense' else 'time' end as kind,
      (r.entry ->> 'day')::date as day, r.entry ->> 'employeeName' as "employeeName", r.entry ->> 'text' as text,
      coalesce((r.entry ->> 'seconds')::bigint, 0) as seconds, (r.entry ->> 'net')::bigint as net
    from ${billedWith}
  ) as r
  where m.company_id = ${companyId} and m.id = ${itemId}`

/**
 * The time entries or expenses behind an item, by day; none behind an item of its own. An item that was credited as a
 * whole gave them back, and still tells what it was billed with.
 */
export const listRowsBehindItem = async (
  db: Db,
  actor: EmployeeActor,
  { id, itemId }: { readonly id: string; readonly itemId: string },
  asked: Asked,
): Promise<Sent<typeof invoices.listRowsBehindItem>> => {
  const { id: companyId } = actor.company
  const item = await db.row<{ readonly source: ItemSource; readonly isReleased: boolean }>(sql`
    select m.source, m.is_released as "isReleased" from invoice_items m
    join targetables p on p.company_id = m.company_id and p.id = m.targetable_id
    where m.company_id = ${companyId} and m.invoice_id = ${id} and m.id = ${itemId}
      and ${readsAreaOf(actor, 'invoicing')}`)
  if (!item) throw new Refusal('notFound')
  const rowsOf = item.isReleased ? releasedRowsOf : item.source === 'expenses' ? expensesOf : timeOf
  const shown = await db.lastRows<RowBehindItem & { readonly total: number }>(sql`
    with behind as (${rowsOf({ companyId, itemId })}),
      shown as (${pageOf(sql`select * from behind order by day, id`, asked)})
    select r.*, (select count(*) from behind) as total from shown r order by r.day, r.id`)
  return pageOfRows(shown, asked, ({ total: _total, ...row }) => row)
}
