import type { ResourcePlanRole } from '@praxis/contract/plans/resource-plan'
import type { ProjectRoleChanges } from '@praxis/contract/projects/project-roles'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { createRole, deleteRole, updateRole } from '../../targetables/commands/change-roles'
import type { OpenTargetable } from '../../targetables/queries/open-targetable'
import type { BookedRoleRow } from '../queries/booked-roles'

const changesOf = (row: ResourcePlanRole, role: BookedRoleRow): ProjectRoleChanges => ({
  ...(row.name !== role.name && { name: row.name }),
  ...(row.employeeID !== role.employeeId && { employeeID: row.employeeID }),
  ...(row.rateCardID !== role.rateCardId && { rateCardID: row.rateCardID }),
  ...(row.hourlyCharge !== undefined && row.hourlyCharge !== role.hourlyCharge && { hourlyCharge: row.hourlyCharge }),
  ...(row.hourlyCost !== undefined && row.hourlyCost !== role.hourlyCost && { hourlyCost: row.hourlyCost }),
})

/** Roles without a row are deleted, rows without a role become one. Gives the id of each row’s role. */
export const storeRoles = async (
  db: Tx,
  platform: Pick<Platform, 'files' | 'exchangeRates'>,
  actor: EmployeeActor,
  { kind, row: { id } }: OpenTargetable,
  rows: readonly ResourcePlanRole[],
  roles: readonly BookedRoleRow[],
): Promise<string[]> => {
  const named = new Set(rows.map(({ roleID }) => roleID))
  for (const role of roles) if (!named.has(role.id)) await deleteRole(db, platform.files, actor, kind, id, role.id)
  const ids: string[] = []
  for (const row of rows) {
    const role = roles.find((one) => one.id === row.roleID)
    if (!role) {
      const { name, employeeID, rateCardID, hourlyCharge, hourlyCost } = row
      const rates = {
        ...(hourlyCharge !== undefined && { hourlyCharge }),
        ...(hourlyCost !== undefined && { hourlyCost }),
      }
      ids.push((await createRole(db, platform, actor, kind, id, { name, employeeID, rateCardID, ...rates })).id)
      continue
    }
    ids.push(role.id)
    const changes = changesOf(row, role)
    if (Object.keys(changes).length > 0) await updateRole(db, platform, actor, kind, id, role.id, changes)
  }
  const made = ids.filter((_, index) => rows[index]?.roleID === null)
  // Roles are listed by when they were made: those that are made at once keep the order of their rows.
  await db.run(sql`
    update targetable_roles r set created_at = ${db.now}::timestamptz + m.position * interval '1 microsecond'
    from unnest(${made}::uuid[]) with ordinality as m (id, position)
    where r.company_id = ${actor.company.id} and r.id = m.id`)
  return ids
}
