import type { HistoryEntry } from '@praxis/contract/company/history-and-jobs'
import type { PageMetadata } from '@praxis/contract/protocol/page'
import { visitorAuthor } from '@praxis/domain/portals/visitor-names'
import type { Db } from '../database/database'
import { sql } from '../database/sql'
import { COUNT_LIMIT, pageOf, pageOfRows } from '../lists/page-of-rows'

interface HistoryRow {
  readonly id: string
  readonly at: string
  readonly employeeID: string | null
  readonly displayName: string | null
  readonly impersonatorID: string | null
  readonly impersonatorName: string | null
  readonly visitorEmail: string | null
  readonly reference: string | null
  readonly action: string
  readonly before: Record<string, unknown> | null
  readonly after: Record<string, unknown> | null
  readonly total: number
}

const doerOf = ({ employeeID, displayName, visitorEmail, reference }: HistoryRow): HistoryEntry['by'] => {
  if (visitorEmail !== null && reference !== null)
    return { employeeID: null, displayName: visitorAuthor(reference, visitorEmail) }
  return displayName === null ? null : { employeeID, displayName }
}

const entryOf = (row: HistoryRow): HistoryEntry => ({
  id: row.id,
  at: row.at,
  by: doerOf(row),
  impersonatedBy:
    row.impersonatorID === null ? null : { employeeID: row.impersonatorID, displayName: row.impersonatorName ?? '' },
  action: row.action,
  before: row.before,
  after: row.after,
})

/** A record's changes, newest first. Callers have checked that the reader may see the record. */
export const historyOf = async (
  db: Db,
  record: { entity: string; id: string },
  { page, per }: { page: number; per: number },
): Promise<{ items: HistoryEntry[]; metadata: PageMetadata }> => {
  const rows = await db.lastRows<HistoryRow>(sql`
    with counted as (
      select count(*) as total from (
        select from history
        where company_id = ${db.scope.companyId} and entity = ${record.entity} and entity_id = ${record.id}
        ${COUNT_LIMIT}
      ) as few
    ), shown as (
      ${pageOf(
        sql`
          select * from history
          where company_id = ${db.scope.companyId} and entity = ${record.entity} and entity_id = ${record.id}
          order by at desc, id desc`,
        { page, per },
      )}
    )
    select s.id, s.at, s.employee_id as "employeeID", s.impersonator_id as "impersonatorID",
           u.first_name || ' ' || u.last_name as "displayName",
           iu.first_name || ' ' || iu.last_name as "impersonatorName",
           v.email as "visitorEmail", r.reference, s.action, s.before, s.after, counted.total
    from counted
    left join shown s on true
    left join employees e on e.company_id = s.company_id and e.id = s.employee_id
    left join users u on u.id = coalesce(e.user_id, s.user_id)
    left join employees ie on ie.company_id = s.company_id and ie.id = s.impersonator_id
    left join users iu on iu.id = ie.user_id
    left join portal_visitors v on v.company_id = s.company_id and v.id = s.visitor_id
    left join portals r on r.company_id = v.company_id and r.id = v.portal_id
    order by s.at desc, s.id desc`)
  return pageOfRows(rows, { page, per }, entryOf)
}
