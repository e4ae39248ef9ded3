import { randomUUID } from 'node:crypto'
import type { ScenarioAccess } from '@praxis/contract/planning/planning-rules'
import type { PlanningScenario } from '@praxis/contract/planning/planning-scenarios'
import type { MadeOn } from '@praxis/contract/protocol/values'
import type { EmployeeActor } from '../../../../platform/auth/actor'
import type { Db, Tx } from '../../../../platform/database/database'
import { assignments, insertion, nextVersion, sql } from '../../../../platform/database/sql'
import type { FileStore } from '../../../../platform/files/file-store'
import { assertUnchangedSince, invalidField } from '../../../../platform/refusal'
import { announceScenario } from '../../../bookings/commands/announce-scenario'
import { listLetIn, lockScenario } from '../../../bookings/queries/open-scenario'
import { getPlanningScenario } from '../queries/list-scenarios'

interface Member {
  readonly employeeID: string
  readonly access: ScenarioAccess
}

/** Only those who plan are let in; the owner is in anyway. */
const membersOf = async (db: Db, ownerId: string, given: readonly Member[]): Promise<readonly Member[]> => {
  const members = new Map(given.map((member) => [member.employeeID, member]))
  members.delete(ownerId)
  const planners = await db.rows<{ readonly id: string }>(sql`
    select e.id from employees e join company_directory d on d.id = e.company_id
    where e.company_id = ${db.scope.companyId} and e.id = any (${[...members.keys()]}::uuid[]) and e.is_active
      and (e.can_manage_projects or e.user_id = d.owner_user_id)`)
  if (planners.length < members.size) throw invalidField('members', 'Choose people who manage projects')
  return [...members.values()]
}

const storeMembers = async (db: Tx, id: string, members: readonly Member[]): Promise<void> => {
  const { companyId } = db.scope
  await db.run(sql`delete from planning_scenario_members where company_id = ${companyId} and scenario_id = ${id}`)
  await db.run(sql`
    insert into planning_scenario_members (company_id, scenario_id, employee_id, access)
    select ${companyId}, ${id}, m.* from unnest(
      ${members.map(({ employeeID }) => employeeID)}::uuid[], ${members.map(({ access }) => access)}::text[]) as m`)
}

const recorded = ({ name, members }: PlanningScenario) => ({
  name,
  members: members.map(({ employee, access }) => `${employee.displayName} (${access})`),
})

export const createPlanningScenario = async (
  db: Tx,
  files: FileStore,
  actor: EmployeeActor,
  given: { readonly name: string; readonly members: readonly Member[] },
): Promise<PlanningScenario> => {
  const id = randomUUID()
  const owner = actor.employee.id
  const members = await membersOf(db, owner, given.members)
  await db.run(
    sql`insert into planning_scenarios ${insertion<'planning_scenarios'>({
      company_id: actor.company.id,
      id,
      owner_id: owner,
      name: given.name,
      created_at: db.now,
    })}`,
  )
  await storeMembers(db, id, members)
  const scenario = await getPlanningScenario(db, files, actor, id)
  db.record({ entity: 'planningScenario', id, action: 'created', after: recorded(scenario) })
  await announceScenario(db, id)
  return scenario
}

export const updatePlanningScenario = async (
  db: Tx,
  files: FileStore,
  actor: EmployeeActor,
  id: string,
  { version, name, members }: { name?: string | undefined; members?: readonly Member[] | undefined } & MadeOn,
): Promise<PlanningScenario> => {
  const { version: current, ownerId } = await lockScenario(db, actor, id, 'manage')
  assertUnchangedSince(version, current)
  const before = await getPlanningScenario(db, files, actor, id)
  const were = await listLetIn(db, id)
  await db.run(sql`
    update planning_scenarios set ${assignments<'planning_scenarios'>({ name, version: nextVersion })}
    where company_id = ${actor.company.id} and id = ${id}`)
  // Whoever manages a scenario of somebody who has left does not lock themselves out.
  const kept = members && (ownerId === actor.employee.id ? members : [...members, ...oneself(actor)])
  if (kept) await storeMembers(db, id, await membersOf(db, ownerId, kept))
  const after = await getPlanningScenario(db, files, actor, id)
  db.record({ entity: 'planningScenario', id, action: 'updated', before: recorded(before), after: recorded(after) })
  await announceScenario(db, id, were)
  return after
}

const oneself = ({ employee }: EmployeeActor): Member[] => [{ employeeID: employee.id, access: 'write' }]

export const dropPlanningScenario = async (
  db: Tx,
  files: FileStore,
  actor: EmployeeActor,
  id: string,
  { version }: MadeOn,
): Promise<PlanningScenario> => {
  assertUnchangedSince(version, (await lockScenario(db, actor, id, 'manage')).version)
  await db.run(sql`
    update planning_scenarios set state = 'dropped', closed_at = ${db.now}, closed_by = ${actor.employee.id},
      version = ${nextVersion}
    where company_id = ${actor.company.id} and id = ${id}`)
  db.record({ entity: 'planningScenario', id, action: 'dropped' })
  await announceScenario(db, id)
  return getPlanningScenario(db, files, actor, id)
}
