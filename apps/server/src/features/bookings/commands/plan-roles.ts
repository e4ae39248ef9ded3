import type { ProjectRole, ProjectRoleChanges, ProjectRoleInput } from '@praxis/contract/projects/project-roles'
import type { MadeOn } from '@praxis/contract/protocol/values'
import { isAsLeft } from '@praxis/domain/planning/change-rows'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import type { FileStore } from '../../../platform/files/file-store'
import { createRole, updateRole } from '../../targetables/commands/change-roles'
import type { RolesPlatform } from '../../targetables/commands/role-rates'
import { holdTargetable } from '../../targetables/queries/open-targetable'
import { loadStoredRoles, type StoredRole } from '../queries/stored-rows'
import { announcePlanning } from './announce-planning'
import { deleteBookedRole } from './delete-booked-role'
import { keepPlanningChange } from './keep-planning-change'
import type { Door } from './lock-planning'
import { noteBookings } from './note-bookings'
import { recordBookings } from './record-bookings'

const storedRole = async (db: Tx, id: string): Promise<StoredRole | null> =>
  (await loadStoredRoles(db, [id])).get(id) ?? null

const keepRole = async (
  db: Tx,
  actor: EmployeeActor,
  { id: targetableId }: Door,
  roleId: string,
  before: StoredRole | null,
): Promise<void> => {
  const after = await storedRole(db, roleId)
  if (isAsLeft(after, before)) return
  await keepPlanningChange(db, actor, 'roleChanged', { bookings: [], roles: [{ id: roleId, before, after }] })
  await announcePlanning(
    db,
    [before, after].map((role) => ({ targetableId, employeeId: role?.employee_id ?? null })),
  )
}

/** Roles that planners add, change and delete are kept, so that they can take it back. */
export const planNewRole = async (
  db: Tx,
  platform: RolesPlatform,
  actor: EmployeeActor,
  door: Door,
  given: ProjectRoleInput,
): Promise<ProjectRole> => {
  const role = await createRole(db, platform, actor, door.kind, door.id, given)
  await keepRole(db, actor, door, role.id, null)
  return role
}

export const planRole = async (
  db: Tx,
  platform: RolesPlatform,
  actor: EmployeeActor,
  door: Door,
  roleId: string,
  changes: ProjectRoleChanges & MadeOn,
): Promise<ProjectRole> => {
  await holdTargetable(db, door.id)
  const before = await storedRole(db, roleId)
  const { employeeID } = changes
  if (employeeID !== undefined && before && employeeID !== before.employee_id)
    await noteBookings(
      db,
      actor,
      [before.employee_id, employeeID].map((employeeId) => ({ targetableId: door.id, employeeId })),
    )
  const role = await updateRole(db, platform, actor, door.kind, door.id, roleId, changes)
  await keepRole(db, actor, door, roleId, before)
  return role
}

export const planWithoutRole = async (
  db: Tx,
  files: FileStore,
  actor: EmployeeActor,
  { kind, id }: Door,
  roleId: string,
): Promise<void> => {
  await holdTargetable(db, id)
  const before = await storedRole(db, roleId)
  const written = await deleteBookedRole(db, files, actor, kind, id, roleId)
  recordBookings(db, written)
  const roles = before ? [{ id: roleId, before, after: null }] : []
  await keepPlanningChange(db, actor, 'roleDeleted', { bookings: written.rows, roles })
  if (written.rows.length === 0)
    await announcePlanning(db, [{ targetableId: id, employeeId: before?.employee_id ?? null }])
}
