import type { PortalEvent } from '@praxis/contract/portals/project-portals'
import type { Db } from '../../../platform/database/database'
import { rawSql, sql } from '../../../platform/database/sql'
import { COUNT_LIMIT, pageOf, pageOfRows } from '../../../platform/lists/page-of-rows'

interface EventRow extends Pick<PortalEvent, 'id' | 'at' | 'email' | 'kind'> {
  readonly attempts: number
  readonly entity: string | null
  readonly entityId: string | null
  readonly action: string | null
  readonly title: string | null
  readonly total: number
}

const eventOf = ({ id, at, email, kind, attempts, entity, entityId, action, title }: EventRow): PortalEvent => ({
  ...{ id, at, email, kind },
  ...(kind === 'refused' && { attempts }),
  ...(entity !== null &&
    entityId !== null &&
    action !== null && { change: { entity, id: entityId, action, ...(title !== null && { title }) } }),
})

/**
 * Visits and refused attempts are rows of their own; what visitors did is in the history of what they did it to. Tasks are
 * named to those who may read them.
 */
export const listPortalEvents = async (
  db: Db,
  { portalId, readsTasks }: { readonly portalId: string; readonly readsTasks: boolean },
  asked: { readonly page: number; readonly per: number },
) => {
  const { companyId } = db.scope
  const latest = rawSql(`order by at desc, id desc limit ${asked.page * asked.per + 1}`)
  const events = sql`
    select * from (
      (select id, at, email, kind, attempts, null as entity, null as "entityId", null as action from portal_visits
       where company_id = ${companyId} and portal_id = ${portalId} ${latest})
      union all
      select did.id, did.at, v.email, 'changed', 1, did.entity, did.entity_id, did.action
      from portal_visitors v
      cross join lateral (
        select h.id, h.at, h.entity, h.entity_id, h.action from history h
        where h.company_id = ${companyId} and h.visitor_id = v.id ${latest}
      ) did
      where v.company_id = ${companyId} and v.portal_id = ${portalId}
    ) as events
    order by at desc, id desc`
  const rows = await db.lastRows<EventRow>(sql`
    with shown as (${pageOf(events, asked)}), counted as (
      select count(*)::integer as total from (
        (select from portal_visits where company_id = ${companyId} and portal_id = ${portalId} ${COUNT_LIMIT})
        union all
        (select from portal_visitors v join history h on h.company_id = v.company_id and h.visitor_id = v.id
         where v.company_id = ${companyId} and v.portal_id = ${portalId} ${COUNT_LIMIT})
      ) as few
    )
    select e.*, counted.total, case
        when e.entity = 'task' and ${readsTasks}
          then (select t.title from tasks t where t.company_id = ${companyId} and t.id = e."entityId"::uuid)
        when e.entity = 'signOff'
          then (select s.title from sign_offs s where s.company_id = ${companyId} and s.id = e."entityId"::uuid)
      end as title
    from counted left join shown e on true
    order by e.at desc, e.id desc`)
  return pageOfRows(rows, asked, eventOf)
}
