import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { type Sql, sql } from '../../../platform/database/sql'

/** Rows as they lie in a plan say who wrote them last: those of a scenario also of what it deletes. */
const writers = (companyId: string, ids: readonly string[], scenarioId: string | undefined): Sql =>
  scenarioId === undefined
    ? sql`
      select b.updated_by as employee_id, b.updated_at as at from bookings b
      where b.company_id = ${companyId} and (b.id = any (${ids}::uuid[]) or b.role_id = any (${ids}::uuid[]))`
    : sql`
      select c.changed_by as employee_id, c.changed_at as at from planning_scenario_changes c
      where c.company_id = ${companyId} and c.scenario_id = ${scenarioId} and c.id = any (${ids}::uuid[])`

/** Who else changed these bookings or roles last; of those that are gone, the kept changes say it. */
export const whoChanged = async (
  db: Db,
  actor: EmployeeActor,
  changeId: string,
  ids: readonly string[],
  scenarioId?: string,
): Promise<string> => {
  const { companyId } = db.scope
  const last = await db.row<{ readonly name: string }>(sql`
    select coalesce(u.first_name || ' ' || u.last_name, e.sort_name) as name
    from (
      ${writers(companyId, ids, scenarioId)}
      union all
      select c.employee_id, c.made_at from planning_changes c
      where c.company_id = ${companyId} and c.id <> ${changeId}
        and c.scenario_id ${scenarioId === undefined ? sql`is null` : sql`= ${scenarioId}`} and exists (
        select from jsonb_array_elements(c.bookings || c.roles) as x where (x ->> 'id')::uuid = any (${ids}::uuid[]))
    ) as w
    join employees e on e.company_id = ${companyId} and e.id = w.employee_id
    left join users u on u.id = e.user_id
    order by w.employee_id = ${actor.employee.id}, w.at desc limit 1`)
  return last?.name ?? 'Somebody'
}
