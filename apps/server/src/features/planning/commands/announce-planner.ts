import type { InScenario } from '@praxis/contract/planning/planning-scenarios'
import type { Day } from '@praxis/domain/calendar/day'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { listLetIn, openPlan } from '../../bookings/queries/open-scenario'

/** Says where somebody plans; what they change is announced by itself. */
export const announcePlanner = async (
  db: Tx,
  actor: EmployeeActor,
  { rowID, day, scenarioID }: { readonly rowID: string | null; readonly day: Day | null } & InScenario,
): Promise<void> => {
  await openPlan(db, actor, scenarioID)
  await db.run(sql`
    insert into planning_presence (company_id, employee_id, row_id, day, seen_at, scenario_id)
    values (${actor.company.id}, ${actor.employee.id}, ${rowID}, ${day}, ${db.now}, ${scenarioID ?? null})
    on conflict (company_id, employee_id) do update
      set row_id = excluded.row_id, day = excluded.day, seen_at = excluded.seen_at,
        scenario_id = excluded.scenario_id`)
  const to =
    scenarioID === undefined
      ? { capabilities: ['canManageProjects' as const] }
      : { employees: await listLetIn(db, scenarioID) }
  db.announce({ topic: 'planners', to })
}
