import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { joinSql, rawSql, type Sql, sql } from '../../../platform/database/sql'
import { isVisible } from '../../employees/queries/works-on'

import { type TargetableBriefRow, targetableBriefColumns } from '../../targetables/queries/targetable-brief'
import { projectKind } from '../../targetables/queries/targetable-kinds'
import { isTargetableFoundBy } from '../../targetables/queries/targetable-search'
import { isLoggableProject } from './loggable-items'

/** More projects than anybody scrolls through; typing narrows the list. */
const MOST_CHOICES = 100

interface Moved {
  /** Whose it is that is moved. */
  readonly employeeIds: readonly string[]
  /** The projects that it is on. */
  readonly projectIds: readonly (string | null)[]
  readonly query: string
  /** A further condition on rows `p` of targetables. */
  readonly condition?: Sql
}

/** Projects that the actor may see, that all these people may log on, and that not all of it is on already. */
export const listProjectsToMoveTo = (
  db: Db,
  actor: EmployeeActor,
  { employeeIds, projectIds, query, condition = rawSql('true') }: Moved,
): Promise<TargetableBriefRow[]> => {
  const [current, ...others] = new Set(projectIds)
  const among = query === '' ? 'all' : 'few'
  const isElsewhere = current && others.length === 0 ? [sql`p.id <> ${current}`] : []
  const conditions = [
    sql`p.company_id = ${actor.company.id} and p.kind = 'project'`,
    isVisible(actor, among),
    ...[...new Set(employeeIds)].map((employeeId) =>
      isLoggableProject({ companyId: actor.company.id, employeeId }, among),
    ),
    ...isElsewhere,
    query === '' ? rawSql('true') : isTargetableFoundBy(actor, projectKind, query),
    condition,
  ]
  return db.rows<TargetableBriefRow>(sql`
    select ${targetableBriefColumns}
    from targetables p left join clients c on c.company_id = p.company_id and c.id = p.client_id
    where ${joinSql(conditions, ' and ')}
    order by p.sort_name, p.id limit ${MOST_CHOICES}`)
}
