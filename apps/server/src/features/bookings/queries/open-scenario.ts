import type { ScenarioAccess, ScenarioState } from '@praxis/contract/planning/planning-rules'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { type Sql, sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'

interface ScenarioRow extends Columns<'planning_scenarios', 'id' | 'name' | 'owner_id' | 'version' | 'merged_in'> {
  readonly state: ScenarioState
  readonly isOwnerActive: boolean
  readonly access: ScenarioAccess | null
}

export interface OpenScenario extends ScenarioRow {
  readonly can: { readonly edit: boolean; readonly manage: boolean }
}

/** Of rows `s` with their owner `o`: whether the owner still works here, and what the actor was let in for. */
export const scenarioStanding = (employeeId: string): Sql => sql`
  o.is_active as "isOwnerActive", (
    select m.access from planning_scenario_members m
    where m.company_id = s.company_id and m.scenario_id = s.id and m.employee_id = ${employeeId}) as access`

/** Those who may plan in it manage it once its owner has left. */
export const scenarioCan = (
  { state, ownerId, access, isOwnerActive }: Pick<ScenarioRow, 'state' | 'ownerId' | 'access' | 'isOwnerActive'>,
  { employee }: EmployeeActor,
): OpenScenario['can'] => {
  const isOwn = ownerId === employee.id
  const edits = isOwn || access === 'write'
  return { edit: edits && state === 'open', manage: (isOwn || (edits && !isOwnerActive)) && state === 'open' }
}

/** A scenario that the actor owns or is let in on; for others, and for those who do not plan any more, there is none. */
export const openScenario = async (db: Db, actor: EmployeeActor, id: string): Promise<OpenScenario> => {
  const row = await db.row<ScenarioRow>(sql`
    select s.id, s.name, s.owner_id as "ownerId", s.state, s.version, s.merged_in as "mergedIn",
      ${scenarioStanding(actor.employee.id)}
    from planning_scenarios s join employees o on o.company_id = s.company_id and o.id = s.owner_id
    where s.company_id = ${actor.company.id} and s.id = ${id}`)
  const isLetIn = row && (row.ownerId === actor.employee.id || row.access !== null)
  if (!isLetIn || !actor.capabilities.canManageProjects) throw new Refusal('notFound')
  return { ...row, can: scenarioCan(row, actor) }
}

/** Whether the actor may read the plan that is asked for; everybody who may plan may read the real one. */
export const openPlan = async (db: Db, actor: EmployeeActor, scenarioId: string | undefined): Promise<void> => {
  if (scenarioId !== undefined) await openScenario(db, actor, scenarioId)
}

/** Its owner and members. */
export const listLetIn = async (db: Db, id: string): Promise<string[]> => {
  const rows = await db.rows<{ readonly employeeId: string }>(sql`
    select owner_id as "employeeId" from planning_scenarios where company_id = ${db.scope.companyId} and id = ${id}
    union
    select employee_id from planning_scenario_members where company_id = ${db.scope.companyId} and scenario_id = ${id}`)
  return rows.map(({ employeeId }) => employeeId)
}

const lock = (db: Db, id: string): Promise<number> =>
  db.run(sql`select from planning_scenarios where company_id = ${db.scope.companyId} and id = ${id} for no key update`)

/** Locks a scenario to be changed by those who may: one after the other, as nothing of the real plan is locked with it. */
export const lockScenario = async (
  db: Db,
  actor: EmployeeActor,
  id: string,
  right: keyof OpenScenario['can'] = 'edit',
): Promise<OpenScenario> => {
  await lock(db, id)
  const scenario = await openScenario(db, actor, id)
  if (scenario.state !== 'open') throw new Refusal('scenarioClosed', { how: scenario.state })
  if (!scenario.can[right]) throw new Refusal('invalidPermission')
  return scenario
}
