import type { ResourcePlanRole } from '@praxis/contract/plans/resource-plan'
import type { ProjectRoleChanges } from '@praxis/contract/projects/project-roles'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { deleteBookedRole } from '../../bookings/commands/delete-booked-role'
import type { BookedRoleRow } from '../../bookings/queries/booked-roles'
import { createRole, updateRole } from '../../targetables/commands/change-roles'
import type { OpenTargetable } from '../../targetables/queries/open-targetable'

/**
 * What a row changes of its role. Whoever may set rates means those of the row, also where its new rate card has others;
 * for everybody else the card's are taken.
 */
const changesOf = (row: ResourcePlanRole, role: BookedRoleRow, { permissions }: OpenTargetable): ProjectRoleChanges => {
  const hasNewCard = row.rateCardID !== role.rateCardId
  const meansRates = hasNewCard && permissions.editBudgets
  const { hourlyCharge, hourlyCost } = row
  return {
    ...(row.name !== role.name && { name: row.name }),
    ...(row.employeeID !== role.employeeId && { employeeID: row.employeeID }),
    ...(hasNewCard && { rateCardID: row.rateCardID }),
    ...(hourlyCharge !== undefined && (meansRates || hourlyCharge !== role.hourlyCharge) && { hourlyCharge }),
    ...(hourlyCost !== undefined && (meansRates || hourlyCost !== role.hourlyCost) && { hourlyCost }),
  }
}

/** Roles without a row are deleted, rows without a role become one. Gives the id of each row’s role. */
export const storeRoles = async (
  db: Tx,
  platform: Pick<Platform, 'files' | 'exchangeRates'>,
  actor: EmployeeActor,
  target: OpenTargetable,
  rows: readonly ResourcePlanRole[],
  roles: readonly BookedRoleRow[],
): Promise<string[]> => {
  const {
    kind,
    row: { id },
  } = target
  const named = new Set(rows.map(({ roleID }) => roleID))
  for (const role of roles)
    if (!named.has(role.id)) await deleteBookedRole(db, platform.files, actor, kind, id, role.id)
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
    const changes = changesOf(row, role, target)
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
