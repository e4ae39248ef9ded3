import type { ProjectBrief } from '@praxis/contract/projects/projects'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { isVisible } from '../../employees/queries/works-on'
import { openTargetable } from '../../targetables/queries/open-targetable'
import {
  type TargetableBriefRow,
  targetableBriefColumns,
  targetableBriefOf,
} from '../../targetables/queries/targetable-brief'
import { opportunityKind } from '../../targetables/queries/targetable-kinds'

export const listProjectsOfOpportunity = async (
  db: Db,
  files: FileStore,
  actor: EmployeeActor,
  id: string,
): Promise<ProjectBrief[]> => {
  await openTargetable(db, actor, opportunityKind, id)
  const rows = await db.rows<TargetableBriefRow>(sql`
    select ${targetableBriefColumns}
    from projects made
    join targetables p on p.company_id = made.company_id and p.id = made.id
    left join clients c on c.company_id = p.company_id and c.id = p.client_id
    where made.company_id = ${actor.company.id} and made.opportunity_id = ${id} and ${isVisible(actor, 'few')}
    order by p.created_at desc, p.id`)
  return rows.map((row) => targetableBriefOf(row, files))
}
