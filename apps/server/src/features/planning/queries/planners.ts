import type { Planner } from '@praxis/contract/planning/planning-changes'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { openPlan } from '../../bookings/queries/open-scenario'
import { type EmployeeBriefRow, employeeBriefJson, employeeBriefOf } from '../../employees/queries/employee-brief'

/** Whoever has not said anything for so long plans no more. */
const GONE_AFTER_MS = 30_000

interface PlannerRow extends Columns<'planning_presence', 'day' | 'seen_at' | { rowID: 'row_id' }> {
  readonly employee: EmployeeBriefRow
}

/** Others who plan right now. */
export const listPlanners = async (
  db: Db,
  { files, clock }: Pick<Platform, 'files' | 'clock'>,
  actor: EmployeeActor,
  scenarioId: string | undefined,
): Promise<Planner[]> => {
  await openPlan(db, actor, scenarioId)
  const since = new Date(clock().getTime() - GONE_AFTER_MS).toISOString()
  const rows = await db.rows<PlannerRow>(sql`
    select ${employeeBriefJson('e', 'u')} as employee, s.row_id as "rowID", s.day, s.seen_at as "seenAt"
    from planning_presence s
    join employees e on e.company_id = s.company_id and e.id = s.employee_id
    left join users u on u.id = e.user_id
    where s.company_id = ${actor.company.id} and s.employee_id <> ${actor.employee.id} and s.seen_at > ${since}
      and s.scenario_id ${scenarioId === undefined ? sql`is null` : sql`= ${scenarioId}`}
    order by e.sort_name, e.id`)
  return rows.map(({ employee, ...row }) => ({ employee: employeeBriefOf(employee, files), ...row }))
}
