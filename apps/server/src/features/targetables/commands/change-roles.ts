import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { ProjectRole, ProjectRoleChanges, ProjectRoleInput } from '@praxis/contract/projects/project-roles'
import type { MadeOn } from '@praxis/contract/protocol/values'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { assignments, nextVersion, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { assertUnchangedSince, Refusal } from '../../../platform/refusal'
import { assertActiveEmployee } from '../../employees/queries/active-employee'
import { employeeBriefOf } from '../../employees/queries/employee-brief'
import { lockTargetable, type OpenTargetable } from '../queries/open-targetable'
import type { TargetableKind } from '../queries/targetable-kinds'
import { loadRole, lockRole, type RoleRow, roleOf } from '../queries/targetable-roles'
import { movePlansOn } from './plan-effects'
import {
  assertRatesWithoutCard,
  type Conversion,
  RATES,
  type Rates,
  type RolesPlatform,
  ratesOfCard,
} from './role-rates'
import { announceNewRights, announceTargetable, touchTargetable } from './targetable-effects'

/** Locks a targetable whose roles the actor may change; one that has ended keeps its plans. */
const lockForRoles = async (
  db: Tx,
  actor: EmployeeActor,
  kind: TargetableKind,
  targetableId: string,
): Promise<OpenTargetable> => {
  const targetable = await lockTargetable(db, actor, kind, targetableId)
  const { row, permissions } = targetable
  if (permissions.areas.planning !== 'write') throw new Refusal('invalidPermission')
  if (!row.isActive) throw new Refusal(kind.lockedPlans)
  return targetable
}

/** Rates are set by those who may change revenue and may see that of this targetable. */
const assertRatesAllowed = ({ permissions }: OpenTargetable, given: ProjectRoleChanges): void => {
  const setsRates = given.hourlyCharge !== undefined || given.hourlyCost !== undefined
  if (setsRates && !permissions.editBudgets) throw new Refusal('invalidPermission')
}

/**
 * Role and person are one field of the history, which leaves out unchanged fields: so it names the role even if only
 * its person changed.
 */
const recordedRole = (row: RoleRow, files: FileStore) => ({
  projectRole: {
    role: row.name,
    employee: row.employee && employeeBriefOf(row.employee, files).displayName,
    rateCard: row.rateCard?.name ?? null,
  },
})

/** The rates that the role has; a rate that nobody has set is 0. */
const ratesSetIn = (row: RoleRow): Partial<Rates> =>
  Object.fromEntries(RATES.filter((rate) => row[rate] > 0).map((rate) => [rate, row[rate]]))
const ratesIn = (changes: ProjectRoleChanges): Partial<Rates> =>
  Object.fromEntries(RATES.filter((rate) => changes[rate] !== undefined).map((rate) => [rate, changes[rate]]))

const ratesOf = ({ hourlyCharge, hourlyCost }: Rates): Rates => ({ hourlyCharge, hourlyCost })

/** Rates, and how they were converted, are in the history of the budget, which only those read who may see money. */
const recordRates = (
  db: Tx,
  { kind, row }: OpenTargetable,
  before: RoleRow | undefined,
  after: RoleRow,
  conversion?: Conversion,
): void => {
  const [was, is] = [before ? ratesOf(before) : { hourlyCharge: 0, hourlyCost: 0 }, ratesOf(after)]
  if (isDeepStrictEqual(was, is)) return
  db.record({
    entity: kind.moneyEntity,
    id: row.id,
    action: 'ratesChanged',
    before: { roleRates: { role: after.name, ...was } },
    after: { roleRates: { role: after.name, ...is, ...conversion } },
  })
}

const leaveTraces = async (db: Tx, { kind, row }: OpenTargetable, before: RoleRow | undefined): Promise<void> => {
  await touchTargetable(db, row.id)
  await movePlansOn(db, row.id)
  const employees = before?.employee ? [before.employee.id] : []
  await announceTargetable(db, kind, row.id, ...employees)
  announceNewRights(db, employees)
}

/** A role without rates of its own takes those of its rate card, even if its maker may not see them. */
export const createRole = async (
  db: Tx,
  platform: RolesPlatform,
  actor: EmployeeActor,
  kind: TargetableKind,
  targetableId: string,
  given: ProjectRoleInput,
): Promise<ProjectRole> => {
  const targetable = await lockForRoles(db, actor, kind, targetableId)
  assertRatesAllowed(targetable, given)
  if (given.employeeID !== null) await assertActiveEmployee(db, 'employeeID', given.employeeID)
  await assertRatesWithoutCard(db, targetable, given)
  const ofCard = await ratesOfCard(db, platform, targetable, given.rateCardID, given)
  const id = randomUUID()
  await db.run(sql`
    insert into targetable_roles (company_id, id, targetable_id, name, hourly_charge, hourly_cost, employee_id, rate_card_id,
                               created_at, updated_at)
    values (${actor.company.id}, ${id}, ${targetableId}, ${given.name}, ${given.hourlyCharge ?? ofCard?.hourlyCharge ?? 0},
            ${given.hourlyCost ?? ofCard?.hourlyCost ?? 0}, ${given.employeeID}, ${given.rateCardID}, ${db.now},
            ${db.now})`)
  const role = await loadRole(db, targetableId, id)
  db.record({ entity: kind.entity, id: targetableId, action: 'roleAdded', after: recordedRole(role, platform.files) })
  recordRates(db, targetable, undefined, role, ofCard?.conversion)
  await leaveTraces(db, targetable, undefined)
  return roleOf(role, platform.files, targetable.permissions)
}

export const updateRole = async (
  db: Tx,
  platform: RolesPlatform,
  actor: EmployeeActor,
  kind: TargetableKind,
  targetableId: string,
  roleId: string,
  { version, ...changes }: ProjectRoleChanges & MadeOn,
): Promise<ProjectRole> => {
  const targetable = await lockForRoles(db, actor, kind, targetableId)
  assertRatesAllowed(targetable, changes)
  await lockRole(db, roleId)
  const before = await loadRole(db, targetableId, roleId)
  assertUnchangedSince(version, before.version)
  if (changes.employeeID && changes.employeeID !== before.employee?.id)
    await assertActiveEmployee(db, 'employeeID', changes.employeeID)
  const ofCard =
    changes.rateCardID === before.rateCard?.id
      ? undefined
      : await ratesOfCard(db, platform, targetable, changes.rateCardID, { ...ratesSetIn(before), ...ratesIn(changes) })
  await db.run(sql`
    update targetable_roles set ${assignments<'targetable_roles'>({
      name: changes.name,
      hourly_charge: changes.hourlyCharge ?? ofCard?.hourlyCharge,
      hourly_cost: changes.hourlyCost ?? ofCard?.hourlyCost,
      employee_id: changes.employeeID,
      rate_card_id: changes.rateCardID,
      version: nextVersion,
      updated_at: db.now,
    })} where company_id = ${actor.company.id} and id = ${roleId}`)
  const after = await loadRole(db, targetableId, roleId)
  db.record({
    entity: kind.entity,
    id: targetableId,
    action: 'roleUpdated',
    before: recordedRole(before, platform.files),
    after: recordedRole(after, platform.files),
  })
  recordRates(db, targetable, before, after, ofCard?.conversion)
  await leaveTraces(db, targetable, before)
  return roleOf(after, platform.files, targetable.permissions)
}

export const deleteRole = async (
  db: Tx,
  files: FileStore,
  actor: EmployeeActor,
  kind: TargetableKind,
  targetableId: string,
  roleId: string,
): Promise<void> => {
  const targetable = await lockForRoles(db, actor, kind, targetableId)
  const role = await loadRole(db, targetableId, roleId)
  await db.run(sql`delete from targetable_roles where company_id = ${actor.company.id} and id = ${roleId}`)
  db.record({ entity: kind.entity, id: targetableId, action: 'roleRemoved', before: recordedRole(role, files) })
  await leaveTraces(db, targetable, role)
}
