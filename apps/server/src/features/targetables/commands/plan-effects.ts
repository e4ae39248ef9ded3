import { canRead } from '@praxis/domain/targetables/targetable-policy'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { listReaders } from '../queries/members'

/** Open plans are fetched again by those who may see one of them. */
export const announcePlans = async (db: Tx, ...targetableIds: readonly string[]): Promise<void> => {
  const readers = await listReaders(
    db,
    targetableIds,
    ({ areas }) => canRead(areas.budgetPlan) || canRead(areas.resourcePlan) || canRead(areas.agreements),
  )
  for (const { id, employees } of readers)
    db.announce({ topic: 'plans', id, to: { capabilities: ['canManageProjects'], employees } })
}

/**
 * Roles and bookings are rows of the resource plan, and saving it deletes those it does not name: whoever has it open must
 * see a changed one before they save, so the version of the plans moves on with every change.
 */
export const movePlansOn = async (db: Tx, ...targetableIds: readonly string[]): Promise<void> => {
  await db.run(sql`
    insert into plans (company_id, targetable_id, saved_at)
    select ${db.scope.companyId}, id, ${db.now} from unnest(${targetableIds}::uuid[]) as id
    on conflict (company_id, targetable_id) do update set version = plans.version + 1`)
  await announcePlans(db, ...targetableIds)
}
