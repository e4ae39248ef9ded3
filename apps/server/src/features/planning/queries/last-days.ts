import type { DateRange } from '@praxis/domain/calendar/date-range'
import type { Day } from '@praxis/domain/calendar/day'
import type { Db } from '../../../platform/database/database'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import { planOf, rowsOfPlan } from '../../bookings/queries/rows-of-plan'
import type { EmployeeBriefRow } from '../../employees/queries/employee-brief'
import { employeeBriefJson } from '../../employees/queries/employee-brief'
import { bookingsOfRole } from './planned-roles'

/** The last day of a row `e` of employees who leave or have left; of those who left without a contract, any day is after it. */
const lastDay: Sql = rawSql(`coalesce((
    select case when c.until = 'infinity' then c.ends_on end from contract_periods c
    where c.company_id = e.company_id and c.employee_id = e.id order by c.applied_on desc limit 1),
  case when not e.is_active then '1900-01-01'::date end)`)

export const loadLastDay = async (db: Db, employeeId: string): Promise<Day | null> =>
  (
    await db.row<{ readonly lastDay: Day | null }>(sql`
    select ${lastDay} as "lastDay" from employees e where e.company_id = ${db.scope.companyId} and e.id = ${employeeId}`)
  )?.lastDay ?? null

export interface LeaverRow {
  readonly employee: EmployeeBriefRow
  readonly lastDay: Day | null
  readonly bookings: number
}

/** People `e` who are booked within a range after their last day, by name: what they were to do waits for somebody else. */
export const listBookedLeavers = (
  db: Db,
  { from, to }: DateRange,
  which: Sql,
  scenarioId?: string,
): Promise<LeaverRow[]> => {
  const plan = planOf(db.scope.companyId, scenarioId)
  return db.rows<LeaverRow>(sql`
    select ${employeeBriefJson('e', 'u')} as employee, nullif(l.day, '1900-01-01') as "lastDay", b.count as bookings
    from employees e left join users u on u.id = e.user_id
    cross join lateral (select ${lastDay} as day) as l
    cross join lateral (
      select count(*)::integer as count from ${rowsOfPlan(plan, 'targetable_roles', 'r', 'employee_id', sql`= e.id`)}
      join ${bookingsOfRole(plan)} on b.company_id = r.company_id and b.role_id = r.id
        and b.end_date >= greatest(l.day + 1, ${from}::date) and b.start_date <= ${to}
      join targetables p on p.company_id = r.company_id and p.id = r.targetable_id and p.is_active
      where r.company_id = e.company_id and r.employee_id = e.id) as b
    where e.company_id = ${db.scope.companyId} and ${which} and l.day is not null and b.count > 0
    order by e.sort_name, e.id limit 50`)
}
