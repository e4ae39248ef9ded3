import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'
import { forgetRecord } from '../../../platform/search/search-index'
import { announceTargetable } from '../../targetables/commands/targetable-effects'
import { opportunityKind } from '../../targetables/queries/targetable-kinds'
import { workInTargetable } from '../../targetables/queries/work-in-targetable'
import { lockOpportunity } from '../queries/get-opportunity'

/** A project made from it, time and journal entries prevent the deletion and are named; roles, plans and stages go with it. */
export const deleteOpportunity = async (db: Tx, actor: EmployeeActor, id: string): Promise<void> => {
  const { row } = await lockOpportunity(db, actor, id)
  const usedBy = row.projectCount > 0 ? 'a project' : await workInTargetable(db, id)
  if (usedBy !== undefined) throw new Refusal('recordInUse', { usedBy })
  await announceTargetable(db, opportunityKind, id)
  await db.run(sql`delete from targetables where company_id = ${actor.company.id} and id = ${id}`)
  await forgetRecord(db, opportunityKind.kind, id)
  db.record({ entity: 'opportunity', id, action: 'deleted', before: { name: row.name, client: row.client.name } })
}
