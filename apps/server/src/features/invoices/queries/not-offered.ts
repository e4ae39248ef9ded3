import type { notOfferedReasons } from '@praxis/contract/invoices/uninvoiced-work'
import type { Db } from '../../../platform/database/database'
import { rawSql, sql } from '../../../platform/database/sql'
import { revenueOfTime } from '../../time-sheets/queries/money-of-time'
import { isInDays, type WorkedDays } from './open-time'

/** Work of a project that cannot go on an invoice, and why. */
export interface NotOfferedRow {
  readonly reason: (typeof notOfferedReasons)[number]
  readonly kind: 'time' | 'expenses'
  readonly projectID: string
  readonly count: number
  readonly seconds: number
  readonly net: number
  /** Whose it is, where that is one person's. */
  readonly employeeId: string | null
  readonly draftID: string | null
}

/** Who has it, where that is one person. */
const oneEmployee = rawSql('case when count(distinct s.employee_id) = 1 then min(s.employee_id::text)::uuid end')

interface Asked {
  readonly targetableIds: readonly string[]
  /** Whose client all of them are. */
  readonly clientId: string
  readonly days: WorkedDays
}

const listTimeNotOffered = (db: Db, { targetableIds, clientId, days }: Asked): Promise<NotOfferedRow[]> =>
  db.rows<NotOfferedRow>(sql`
    select s.reason, 'time' as kind, s.targetable_id as "projectID", count(*)::integer as count,
      sum(s.charged)::bigint as seconds, sum(s.net)::bigint as net, ${oneEmployee} as "employeeId",
      s.draft_id as "draftID"
    from (
      select p.id as targetable_id, s.employee_id, s.charged - s.covered as charged, null::uuid as draft_id,
        coalesce(${rawSql(revenueOfTime())}, 0) as net,
        case when s.charged = 0 then case s.state when 'approved' then 'notBilledToClient' end
          when p.charging_mechanism = 'fixed' then 'fixedPrice'
          when s.state = 'waitingForApproval' then 'waitingForApproval'
          when coalesce(s.hourly_charge, 0) = 0 then 'withoutRate' end as reason
      from unnest(${targetableIds}::uuid[]) as asked (id)
      cross join lateral (
        select id, charging_mechanism from targetables
        where company_id = ${db.scope.companyId} and id = asked.id limit 1) as p
      cross join lateral (
        select s.employee_id, s.charged, s.covered, s.hourly_charge, s.state from time_sheet_submissions s
        where s.company_id = ${db.scope.companyId} and s.targetable_id = p.id
          and s.state in ('approved', 'waitingForApproval') and s.invoice_item_id is null
          and (s.charged > s.covered or s.charged = 0) and ${isInDays('s.day', days)} offset 0) as s
      union all
      select s.targetable_id, s.employee_id, s.covered, null, 0, 'coveredByRetainer'
      from time_sheet_submissions s
      where s.company_id = ${db.scope.companyId} and s.targetable_id = any (${targetableIds}::uuid[])
        and s.state = 'approved' and s.covered > 0 and ${isInDays('s.day', days)}
      union all
      select m.targetable_id, s.employee_id, s.charged - s.covered, m.invoice_id, ${rawSql(revenueOfTime())}, 'onAnotherDraft'
      from (
        select i.id from invoices i
        where i.company_id = ${db.scope.companyId} and i.settled = 'draft' and i.client_id = ${clientId} offset 0) as i
      cross join lateral (
        select m.id, m.targetable_id, m.invoice_id from invoice_items m
        where m.company_id = ${db.scope.companyId} and m.targetable_id = any (${targetableIds}::uuid[])
          and m.invoice_id = i.id and m.source = 'time' offset 0) as m
      cross join lateral (
        select s.employee_id, s.charged, s.covered, s.hourly_charge from time_sheet_submissions s
        where s.company_id = ${db.scope.companyId} and s.invoice_item_id = m.id and ${isInDays('s.day', days)}
        offset 0) as s
    ) as s
    where s.reason is not null
    group by s.reason, s.targetable_id, s.draft_id`)

const listExpensesNotOffered = (db: Db, { targetableIds, days }: Asked): Promise<NotOfferedRow[]> =>
  db.rows<NotOfferedRow>(sql`
    select s.reason, 'expenses' as kind, s.targetable_id as "projectID", count(*)::integer as count, 0 as seconds,
      sum(s.net)::bigint as net, ${oneEmployee} as "employeeId", s.draft_id as "draftID"
    from (
      select s.targetable_id, s.employee_id, s.net_in_project as net, i.id as draft_id,
        case when i.id is not null then 'onAnotherDraft'
          when not s.bill_to_client then case s.state when 'approved' then 'notBilledToClient' end
          when s.state = 'waitingForApproval' then 'waitingForApproval' end as reason
      from expenses s
      left join invoice_items m on m.company_id = s.company_id and m.id = s.invoice_item_id
      left join invoices i on i.company_id = m.company_id and i.id = m.invoice_id and i.stage = 'draft'
      where s.company_id = ${db.scope.companyId} and s.targetable_id = any (${targetableIds}::uuid[])
        and s.state in ('approved', 'waitingForApproval') and (s.invoice_item_id is null or i.id is not null)
        and ${isInDays('s.incurred_on', days)}
    ) as s
    where s.reason is not null
    group by s.reason, s.targetable_id, s.draft_id`)

/** What the client may wonder about: time and expenses of the period that no invoice can be made of. */
export const listNotOffered = async (db: Db, asked: Asked): Promise<NotOfferedRow[]> => {
  const [time, expenses] = await Promise.all([listTimeNotOffered(db, asked), listExpensesNotOffered(db, asked)])
  return [...time, ...expenses]
}
