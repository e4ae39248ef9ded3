import type { Day } from '@praxis/domain/calendar/day'
import type { LoggedMonth } from '@praxis/domain/plans/forecast-ground'
import type { Db } from '../../../../platform/database/database'
import { rawSql, sql } from '../../../../platform/database/sql'
import { costOfTime, revenueOfTime } from '../../../time-sheets/queries/money-of-time'
import { rowsByProject } from './by-project'

/** Time of a day, at its rates. */
export interface LoggedDay {
  readonly day: Day
  readonly seconds: number
  readonly chargeable: number
  readonly revenue: number
  readonly cost: number
}

export interface LoggedTime {
  readonly months: readonly LoggedMonth[]
  readonly days: readonly LoggedDay[]
}

interface LoggedRow extends Omit<LoggedMonth, 'month'>, Omit<LoggedDay, 'day'> {
  readonly projectId: string
  /** One of the two is null: rows are by month, role and rates, or by day. */
  readonly month: string | null
  readonly day: Day | null
}

const loggedOf = (rows: readonly LoggedRow[]): LoggedTime => ({
  months: rows.flatMap(({ month, roleName, hourlyCharge, hourlyCost, seconds, charged, revenue, cost }) =>
    month === null ? [] : [{ month, roleName, hourlyCharge, hourlyCost, seconds, charged, revenue, cost }],
  ),
  days: rows.flatMap(({ day, seconds, chargeable, revenue, cost }) =>
    day === null ? [] : [{ day, seconds, chargeable, revenue, cost }],
  ),
})

/** The time of projects up to a day, without what was denied; one pass for months and days, so that both add up. */
export const loadLoggedTime = async (
  db: Db,
  projectIds: readonly string[],
  today: Day,
): Promise<(projectId: string) => LoggedTime> => {
  const rows = await db.rows<LoggedRow>(sql`
    select s.targetable_id as "projectId", s.month, s.day, s.role_name as "roleName", s.hourly_charge as "hourlyCharge",
      s.hourly_cost as "hourlyCost", sum(s.duration)::bigint as seconds, sum(s.charged - s.covered)::bigint as charged,
      sum(s.chargeable)::bigint as chargeable, coalesce(sum(${rawSql(revenueOfTime())}), 0)::bigint as revenue,
      coalesce(sum(${rawSql(costOfTime())}), 0)::bigint as cost
    from (
      select s.*, to_char(s.day, 'YYYY-MM') as month from time_sheet_submissions s
      where s.company_id = ${db.scope.companyId} and s.targetable_id = any (${projectIds}::uuid[]) and s.day <= ${today}
        and ${rawSql(`s.state <> 'denied'`)}
    ) as s
    group by grouping sets (
      (s.targetable_id, s.month, s.role_name, s.hourly_charge, s.hourly_cost), (s.targetable_id, s.day))
    order by s.day, s.month, s.role_name, s.hourly_charge, s.hourly_cost`)
  const rowsOf = rowsByProject(rows)
  return (projectId) => loggedOf(rowsOf(projectId))
}
