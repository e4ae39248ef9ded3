import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'
import { forgetRecord } from '../../../platform/search/search-index'
import { workInTargetable } from '../../targetables/queries/work-in-targetable'
import { announceProject } from '../project-effects'
import { lockProject } from '../queries/get-project'

/** Work in the project prevents its deletion and is named; roles, permissions, statuses and empty lists go with it. */
export const deleteProject = async (db: Tx, actor: EmployeeActor, id: string): Promise<void> => {
  const { row } = await lockProject(db, actor, id)
  await db.run(sql`select from task_boards where company_id = ${actor.company.id} and id = ${id} for update`)
  const usedBy = await workInTargetable(db, id)
  if (usedBy !== undefined) throw new Refusal('recordInUse', { usedBy })
  await announceProject(db, id)
  await db.run(sql`delete from targetables where company_id = ${actor.company.id} and id = ${id}`)
  await forgetRecord(db, 'project', id)
  db.record({ entity: 'project', id, action: 'deleted', before: { name: row.name, client: row.client?.name ?? null } })
}
