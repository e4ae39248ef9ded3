import { canRead } from '@praxis/domain/targetables/targetable-policy'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { readerIdsOf } from '../queries/members'

/** Open plans are fetched again by those who may see one of them. */
export const announcePlans = async (db: Tx, targetableId: string): Promise<void> => {
  const employees = await readerIdsOf(
    db,
    targetableId,
    ({ areas }) => canRead(areas.budgetPlan) || canRead(areas.resourcePlan) || canRead(areas.agreements),
  )
  db.announce({ topic: 'plans', id: targetableId, to: { capabilities: ['canManageProjects'], employees } })
}

/**
 * Roles are rows of the resource plan, and saving it deletes those it does not name: whoever has it open must see a changed
 * role before they save, so the version of the plans moves on with every role.
 */
export const movePlansOn = async (db: Tx, targetableId: string): Promise<void> => {
  await db.run(sql`
    insert into plans (company_id, targetable_id, saved_at) values (${db.scope.companyId}, ${targetableId}, ${db.now})
    on conflict (company_id, targetable_id) do update set version = plans.version + 1`)
  await announcePlans(db, targetableId)
}
