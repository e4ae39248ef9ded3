import type { ProjectRole, ProjectRoleChanges, ProjectRoleInput } from '@praxis/contract/projects/project-roles'
import type { MadeOn } from '@praxis/contract/protocol/values'
import { type ChangedRow, isAsLeft } from '@praxis/domain/planning/change-rows'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { nounOfTable } from '../../../platform/http/constraint-reasons'
import { Refusal } from '../../../platform/refusal'
import { changedRole, newRole } from '../../targetables/commands/change-roles'
import type { RolesPlatform } from '../../targetables/commands/role-rates'
import type { OpenTargetable } from '../../targetables/queries/open-targetable'
import { loadRole, type RoleRow, roleOf } from '../../targetables/queries/targetable-roles'
import { planOf, rowsOfPlan } from '../queries/rows-of-plan'
import { loadStoredBookings, loadStoredRoles, type StoredRole } from '../queries/stored-rows'
import { keepPlanningChange } from './keep-planning-change'
import { type Door, lockPlanning } from './lock-planning'
import { writeInScenario } from './write-in-scenario'

/** Adds a role in a scenario that the caller holds; asked the same as of a real one. */
export const makeScenarioRole = async (
  db: Tx,
  platform: RolesPlatform,
  actor: EmployeeActor,
  scenarioId: string,
  target: OpenTargetable,
  given: ProjectRoleInput,
): Promise<ChangedRow<StoredRole>> => {
  const { columns } = await newRole(db, platform, target, given)
  const made = { id: columns.id, before: null, after: columns }
  const { roleRows } = await writeInScenario(db, actor, scenarioId, { roles: [made] })
  return roleRows[0] ?? made
}

const roleInScenario = (db: Tx, scenarioId: string, targetableId: string, id: string): Promise<RoleRow> => {
  const plan = planOf(db.scope.companyId, scenarioId)
  return loadRole(db, targetableId, id, rowsOfPlan(plan, 'targetable_roles', 'r', 'id', sql`= ${id}`))
}

/** The same as of the real plan (plan-roles.ts), in a scenario. */
export const planNewScenarioRole = async (
  db: Tx,
  platform: RolesPlatform,
  actor: EmployeeActor,
  scenarioId: string,
  door: Door,
  given: ProjectRoleInput,
): Promise<ProjectRole> => {
  const { targetOf } = await lockPlanning(db, actor, { door, scenarioId })
  const target = targetOf(door.id)
  const made = await makeScenarioRole(db, platform, actor, scenarioId, target, given)
  await keepPlanningChange(db, actor, 'roleChanged', { bookings: [], roles: [made] }, scenarioId)
  return roleOf(await roleInScenario(db, scenarioId, door.id, made.id), platform.files, target.permissions)
}

export const planScenarioRole = async (
  db: Tx,
  platform: RolesPlatform,
  actor: EmployeeActor,
  scenarioId: string,
  door: Door,
  roleId: string,
  changes: ProjectRoleChanges & MadeOn,
): Promise<ProjectRole> => {
  const { targetOf } = await lockPlanning(db, actor, { door, scenarioId })
  const target = targetOf(door.id)
  const role = await roleInScenario(db, scenarioId, door.id, roleId)
  const { columns } = await changedRole(db, platform, target, role, changes)
  const before = (await loadStoredRoles(db, [roleId], scenarioId)).get(roleId)
  if (!before) throw new Refusal('notFound')
  const set = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
  const after = { ...before, ...set }
  if (!isAsLeft(after, before)) {
    const { roleRows: roles } = await writeInScenario(db, actor, scenarioId, { roles: [{ id: roleId, before, after }] })
    await keepPlanningChange(db, actor, 'roleChanged', { bookings: [], roles }, scenarioId)
  }
  return roleOf(await roleInScenario(db, scenarioId, door.id, roleId), platform.files, target.permissions)
}

const listBookingIds = async (db: Tx, scenarioId: string, roleId: string): Promise<string[]> => {
  const plan = planOf(db.scope.companyId, scenarioId)
  const isOfRole = sql`= ${roleId}`
  const rows = await db.rows<{ readonly id: string }>(sql`
    select b.id from ${rowsOfPlan(plan, 'bookings', 'b', 'role_id', isOfRole)}
    where b.company_id = ${plan.companyId} and b.role_id ${isOfRole}`)
  return rows.map(({ id }) => id)
}

/** A role that time was logged in stays, as it would in the real plan. */
const assertNotLoggedIn = async (db: Tx, roleId: string): Promise<void> => {
  const logged = await db.row(sql`
    select from time_sheet_submissions where company_id = ${db.scope.companyId} and role_id = ${roleId} limit 1`)
  if (logged) throw new Refusal('recordInUse', { usedBy: nounOfTable('time_sheet_submissions') })
}

export const planWithoutScenarioRole = async (
  db: Tx,
  actor: EmployeeActor,
  scenarioId: string,
  door: Door,
  roleId: string,
): Promise<void> => {
  await lockPlanning(db, actor, { door, scenarioId })
  const before = (await loadStoredRoles(db, [roleId], scenarioId)).get(roleId)
  if (before?.targetable_id !== door.id) throw new Refusal('notFound')
  await assertNotLoggedIn(db, roleId)
  const stored = await loadStoredBookings(db, await listBookingIds(db, scenarioId, roleId), scenarioId)
  const bookings = [...stored.values()].map((row) => ({ id: row.id, before: row, after: null }))
  const roles = [{ id: roleId, before, after: null }]
  await writeInScenario(db, actor, scenarioId, { bookings, roles })
  await keepPlanningChange(db, actor, 'roleDeleted', { bookings, roles }, scenarioId)
}
