import type { BookableTarget } from '@praxis/contract/planning/master-planning'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { joinSql, rawSql, type Sql, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { isFoundBy } from '../../../platform/search/search-index'
import {
  clientBriefOf,
  type TargetableBriefRow,
  targetableBriefColumns,
} from '../../targetables/queries/targetable-brief'
import { kindsInUse } from '../../targetables/queries/targetable-kinds'

interface TargetRow extends TargetableBriefRow, Columns<'targetables', 'kind' | 'start_date' | 'end_date'> {}

/** Those of a kind in the order of their names, by index. */
const ofKind = (companyId: string, kind: string, query: string): Sql => sql`(
  select p.* from targetables p
  where p.company_id = ${companyId} and p.kind = ${kind} and p.is_active
    ${query === '' ? sql`` : sql`and ${isFoundBy(rawSql('p.id'), companyId, kind, query)}`}
  order by p.sort_name, p.id limit 100)`

/** Projects and opportunities that are worked on; the caller has checked that the actor manages projects. */
export const listBookableTargets = async (
  db: Db,
  files: FileStore,
  actor: EmployeeActor,
  query: string,
): Promise<BookableTarget[]> => {
  const found = kindsInUse(actor).map((kind) => ofKind(actor.company.id, kind, query))
  if (found.length === 0) return []
  const rows = await db.rows<TargetRow>(sql`
    select ${targetableBriefColumns}, p.kind, p.start_date as "startDate", p.end_date as "endDate"
    from (${joinSql(found, ' union all ')}) as p
    left join clients c on c.company_id = p.company_id and c.id = p.client_id
    order by p.sort_name, p.id limit 100`)
  return rows.map(({ id, name, client, kind, startDate, endDate }) => ({
    id,
    name,
    client: client && clientBriefOf(client, files),
    projectID: kind === 'project' ? id : null,
    opportunityID: kind === 'opportunity' ? id : null,
    startDate,
    endDate,
  }))
}
