import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { Way } from '../queries/planning-stack'
import { announceScenario } from './announce-scenario'

interface MergedScenario {
  readonly id: string
  /** Whether it was closed by that merge. */
  readonly isClosed: boolean
}

/** Taking a merge back gives its changes back to the scenario, which is open again; making it again takes them. */
export const turnMerge = async (db: Tx, actor: EmployeeActor, changeId: string, way: Way): Promise<void> => {
  const { companyId } = db.scope
  const scenario = await db.row<MergedScenario>(sql`
    select s.id, s.merged_in = ${changeId} as "isClosed" from planning_scenarios s
    where s.company_id = ${companyId} and s.id = (
      select c.scenario_id from planning_scenario_changes c
      where c.company_id = ${companyId} and (c.merged_in = ${changeId} or c.unmerged_from = ${changeId}) limit 1)
    for no key update`)
  if (!scenario) return
  const isUndone = way === 'undo'
  await db.run(sql`
    update planning_scenario_changes
    set merged_in = ${isUndone ? null : changeId}::uuid, unmerged_from = ${isUndone ? changeId : null}::uuid
    where company_id = ${companyId} and scenario_id = ${scenario.id}
      and ${isUndone ? sql`merged_in` : sql`unmerged_from`} = ${changeId}`)
  // What was planned in it meanwhile keeps it open.
  if (scenario.isClosed)
    await db.run(sql`
      update planning_scenarios s set state = ${isUndone ? 'open' : 'merged'}, version = version + 1,
        closed_at = ${isUndone ? null : db.now}::timestamptz, closed_by = ${isUndone ? null : actor.employee.id}::uuid
      where s.company_id = ${companyId} and s.id = ${scenario.id} and s.state = ${isUndone ? 'merged' : 'open'}
        and (${isUndone} or not exists (
          select from planning_scenario_changes c
          where c.company_id = s.company_id and c.scenario_id = s.id and c.merged_in is null))`)
  db.record({ entity: 'planningScenario', id: scenario.id, action: isUndone ? 'mergeUndone' : 'merged' })
  await announceScenario(db, scenario.id)
}
