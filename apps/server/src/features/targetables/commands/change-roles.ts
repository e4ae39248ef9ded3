import { randomUUID } from 'node:crypto'
import type { ProjectRole, ProjectRoleChanges, ProjectRoleInput } from '@praxis/contract/projects/project-roles'
import type { MadeOn } from '@praxis/contract/protocol/values'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import type { Tables } from '../../../platform/database/schema.gen'
import { assignments, insertion, nextVersion, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { assertUnchangedSince, Refusal } from '../../../platform/refusal'
import { assertActiveEmployee } from '../../employees/queries/active-employee'
import type { Conversion } from '../queries/card-rates'
import { lockTargetable, type OpenTargetable } from '../queries/open-targetable'
import { assertPlansHere } from '../queries/plans-here'
import type { TargetableKind } from '../queries/targetable-kinds'
import { loadRole, lockRole, type RoleRow, roleOf } from '../queries/targetable-roles'
import { assertRatesWithoutCard, RATES, type Rates, type RolesPlatform, ratesOfCard } from './role-rates'
import { leaveRoleTraces } from './role-traces'

/** Locks a targetable whose roles the actor may change; one that has ended keeps its plans. */
const lockForRoles = async (
  db: Tx,
  actor: EmployeeActor,
  kind: TargetableKind,
  targetableId: string,
): Promise<OpenTargetable> => {
  const targetable = await lockTargetable(db, actor, kind, targetableId)
  assertPlansHere(targetable)
  return targetable
}

/** Rates are set by those who may change revenue and may see that of this targetable. */
const assertRatesAllowed = ({ permissions }: OpenTargetable, given: ProjectRoleChanges): void => {
  const setsRates = given.hourlyCharge !== undefined || given.hourlyCost !== undefined
  if (setsRates && !permissions.editBudgets) throw new Refusal('invalidPermission')
}

/** The rates that the role has; a rate that nobody has set is 0. */
const ratesSetIn = (row: RoleRow): Partial<Rates> =>
  Object.fromEntries(RATES.filter((rate) => row[rate] > 0).map((rate) => [rate, row[rate]]))
const ratesIn = (changes: ProjectRoleChanges): Partial<Rates> =>
  Object.fromEntries(RATES.filter((rate) => changes[rate] !== undefined).map((rate) => [rate, changes[rate]]))

type RoleColumns = Tables['targetable_roles']

interface WantedRole<Columns> {
  readonly columns: Columns
  readonly conversion: Conversion | undefined
}

/** A role as it would be added; without rates of its own it takes those of its rate card, even if its maker may not see them. */
export const newRole = async (
  db: Tx,
  platform: RolesPlatform,
  targetable: OpenTargetable,
  given: ProjectRoleInput,
): Promise<WantedRole<RoleColumns>> => {
  assertRatesAllowed(targetable, given)
  if (given.employeeID !== null) await assertActiveEmployee(db, 'employeeID', given.employeeID)
  await assertRatesWithoutCard(db, targetable, given)
  const ofCard = await ratesOfCard(db, platform, targetable, given.rateCardID, given)
  return {
    columns: {
      company_id: db.scope.companyId,
      id: randomUUID(),
      targetable_id: targetable.row.id,
      name: given.name,
      hourly_charge: given.hourlyCharge ?? ofCard?.rates.hourlyCharge ?? 0,
      hourly_cost: given.hourlyCost ?? ofCard?.rates.hourlyCost ?? 0,
      employee_id: given.employeeID,
      rate_card_id: given.rateCardID,
      created_at: db.now,
      updated_at: db.now,
      version: 1,
    },
    conversion: ofCard?.conversion,
  }
}

/** What a change would make of a role. */
export const changedRole = async (
  db: Tx,
  platform: RolesPlatform,
  targetable: OpenTargetable,
  before: RoleRow,
  { version, ...changes }: ProjectRoleChanges & MadeOn,
): Promise<WantedRole<Partial<RoleColumns>>> => {
  assertRatesAllowed(targetable, changes)
  assertUnchangedSince(version, before.version)
  if (changes.employeeID && changes.employeeID !== before.employee?.id)
    await assertActiveEmployee(db, 'employeeID', changes.employeeID)
  const ofCard =
    changes.rateCardID === before.rateCard?.id
      ? undefined
      : await ratesOfCard(db, platform, targetable, changes.rateCardID, { ...ratesSetIn(before), ...ratesIn(changes) })
  const columns = {
    name: changes.name,
    hourly_charge: changes.hourlyCharge ?? ofCard?.rates.hourlyCharge,
    hourly_cost: changes.hourlyCost ?? ofCard?.rates.hourlyCost,
    employee_id: changes.employeeID,
    rate_card_id: changes.rateCardID,
  }
  return { columns, conversion: ofCard?.conversion }
}

export const createRole = async (
  db: Tx,
  platform: RolesPlatform,
  actor: EmployeeActor,
  kind: TargetableKind,
  targetableId: string,
  given: ProjectRoleInput,
): Promise<ProjectRole> => {
  const targetable = await lockForRoles(db, actor, kind, targetableId)
  const { columns, conversion } = await newRole(db, platform, targetable, given)
  await db.run(sql`insert into targetable_roles ${insertion<'targetable_roles'>(columns)}`)
  const role = await loadRole(db, targetableId, columns.id)
  await leaveRoleTraces(db, platform.files, targetable, undefined, role, conversion)
  return roleOf(role, platform.files, targetable.permissions)
}

export const updateRole = async (
  db: Tx,
  platform: RolesPlatform,
  actor: EmployeeActor,
  kind: TargetableKind,
  targetableId: string,
  roleId: string,
  changes: ProjectRoleChanges & MadeOn,
): Promise<ProjectRole> => {
  const targetable = await lockForRoles(db, actor, kind, targetableId)
  await lockRole(db, roleId)
  const before = await loadRole(db, targetableId, roleId)
  const { columns, conversion } = await changedRole(db, platform, targetable, before, changes)
  await db.run(sql`
    update targetable_roles set ${assignments<'targetable_roles'>({
      ...columns,
      version: nextVersion,
      updated_at: db.now,
    })} where company_id = ${actor.company.id} and id = ${roleId}`)
  const after = await loadRole(db, targetableId, roleId)
  await leaveRoleTraces(db, platform.files, targetable, before, after, conversion)
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
  await leaveRoleTraces(db, files, targetable, role, undefined)
}
