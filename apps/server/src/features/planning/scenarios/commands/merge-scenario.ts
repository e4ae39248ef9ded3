import { randomUUID } from 'node:crypto'
import type { ScenarioProblem } from '@praxis/contract/planning/planning-rules'
import type { PlanningScenario, ScenarioMerge } from '@praxis/contract/planning/planning-scenarios'
import type { Reason } from '@praxis/contract/protocol/reasons'
import { merged, mergedWith } from '@praxis/domain/planning/scenario'
import type { EmployeeActor } from '../../../../platform/auth/actor'
import type { Tx } from '../../../../platform/database/database'
import { nextVersion, sql } from '../../../../platform/database/sql'
import { nounOfTable } from '../../../../platform/http/constraint-reasons'
import type { Platform } from '../../../../platform/platform'
import { Refusal } from '../../../../platform/refusal'
import { announceScenario } from '../../../bookings/commands/announce-scenario'
import { keepPlanningChange } from '../../../bookings/commands/keep-planning-change'
import { lockPlanning } from '../../../bookings/commands/lock-planning'
import { putRows, sidesOf } from '../../../bookings/commands/put-rows'
import { lockScenario } from '../../../bookings/queries/open-scenario'
import { loadStoredBookings, loadStoredRoles } from '../../../bookings/queries/stored-rows'
import { getPlanningScenario } from '../queries/list-scenarios'
import { loadScenarioGround, type ScenarioGround, standingOf } from '../queries/scenario-ground'
import { loadScenarioRows, type RowOfScenario } from '../queries/scenario-rows'

interface MergedScenario {
  readonly changeID: string | null
  readonly mergedCount: number
  readonly scenario: PlanningScenario
}

/** Targets that are closed are refused where they are locked, each kind by its own reason. */
const reasonOf: Readonly<Record<ScenarioProblem, Reason>> = {
  targetClosed: 'plansOfInactiveProjectLocked',
  personLeft: 'employeeInactive',
  roleGone: 'scenarioRoleGone',
  rateCardGone: 'scenarioRateCardGone',
  roleInUse: 'recordInUse',
}

const chosenOf = (rows: readonly RowOfScenario[], changeIds: readonly string[] | undefined): RowOfScenario[] => {
  if (!changeIds) return [...rows]
  const known = new Set(rows.map(({ id }) => id))
  if (!changeIds.every((id) => known.has(id))) throw new Refusal('notFound')
  return mergedWith(rows, new Set(changeIds))
}

const targetIdsOf = ({ realRoles, roles }: ScenarioGround): string[] => [
  ...new Set([...realRoles.values(), ...roles.values()].map((role) => role.targetable_id)),
]

/** Everything that stands in the way is named at once, so that it is left out or looked at in one go. */
const assertMergeable = (
  rows: readonly RowOfScenario[],
  ground: ScenarioGround,
  overwritten: ReadonlySet<string>,
): void => {
  const standings = rows.map((row) => ({ id: row.id, ...standingOf(row, ground) }))
  const [first] = standings.filter(({ problem }) => problem !== null)
  if (first?.problem) {
    const changeIDs = standings.flatMap(({ id, problem }) => (problem === first.problem ? [id] : []))
    throw new Refusal(reasonOf[first.problem], { changeIDs, usedBy: nounOfTable('bookings') })
  }
  const changeIDs = standings.flatMap(({ id, conflict }) => (conflict !== null && !overwritten.has(id) ? [id] : []))
  if (changeIDs.length > 0) throw new Refusal('scenarioConflicts', { count: changeIDs.length, changeIDs })
}

const markMerged = async (
  db: Tx,
  actor: EmployeeActor,
  scenarioId: string,
  ids: readonly string[],
  changeId: string,
): Promise<void> => {
  const { companyId } = db.scope
  await db.run(sql`
    update planning_scenario_changes set merged_in = ${changeId}, unmerged_from = null
    where company_id = ${companyId} and scenario_id = ${scenarioId} and id = any (${ids}::uuid[]) and merged_in is null`)
  await db.run(sql`
    update planning_scenarios s set state = 'merged', merged_in = ${changeId}, closed_at = ${db.now},
      closed_by = ${actor.employee.id}, version = ${nextVersion}
    where s.company_id = ${companyId} and s.id = ${scenarioId} and not exists (
      select from planning_scenario_changes c
      where c.company_id = s.company_id and c.scenario_id = s.id and c.merged_in is null)`)
}

/**
 * Makes changes of a scenario in the real plan: all of them or none. The scenario is locked first, then what is planned on,
 * as by everybody who plans; only then the real rows are held against those that the scenario began with.
 */
export const mergePlanningScenario = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  id: string,
  { changeIDs, overwriteIDs }: ScenarioMerge,
): Promise<MergedScenario> => {
  await lockScenario(db, actor, id)
  const before = chosenOf(await loadScenarioRows(db, id), changeIDs)
  const targetIds = targetIdsOf(await loadScenarioGround(db, actor, id, before))
  const { targetOf } = await lockPlanning(db, actor, { targetIds })
  const ids = before.map((row) => row.id)
  const rows = await loadScenarioRows(db, id, ids)
  const ground = await loadScenarioGround(db, actor, id, rows)
  assertMergeable(rows, ground, new Set(overwriteIDs))
  const stored = { bookings: await loadStoredBookings(db, ids), roles: await loadStoredRoles(db, ids) }
  const bookings = merged(
    rows.flatMap((row) => (row.kind === 'booking' ? [row] : [])),
    stored.bookings,
  )
  const changedRoles = merged(
    rows.flatMap((row) => (row.kind === 'role' ? [row] : [])),
    stored.roles,
  )
  const others = await loadStoredRoles(db, [...new Set(sidesOf(bookings).map((row) => row.role_id))])
  const roles = new Map([...others, ...stored.roles])
  const put = await putRows(db, platform, actor, targetOf, { bookings, roles: changedRoles }, { ...stored, roles })
  if (put.stay.length > 0) throw new Refusal('recordInUse', { changeIDs: put.stay, usedBy: nounOfTable('bookings') })
  const made = { bookings: put.written.rows, roles: put.roles }
  const changeID = await keepPlanningChange(db, actor, 'merged', made)
  await markMerged(db, actor, id, ids, changeID ?? randomUUID())
  db.record({ entity: 'planningScenario', id, action: 'merged', after: { changes: ids.length } })
  await announceScenario(db, id)
  return { changeID, mergedCount: ids.length, scenario: await getPlanningScenario(db, platform.files, actor, id) }
}
