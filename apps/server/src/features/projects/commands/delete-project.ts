import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { forgetRecord } from '../../../platform/search/search-index'
import { announceProject } from '../project-effects'
import { lockProject } from '../queries/get-project'

/** What refers to a project stands in the way, and the foreign key's refusal names it; roles and permissions go with it. */
export const deleteProject = async (db: Tx, actor: EmployeeActor, id: string): Promise<void> => {
  const { row } = await lockProject(db, actor, id)
  await announceProject(db, id)
  await db.run(sql`delete from projects where company_id = ${actor.company.id} and id = ${id}`)
  await forgetRecord(db, 'project', id)
  db.record({ entity: 'project', id, action: 'deleted', before: { name: row.name, client: row.client?.name ?? null } })
}
