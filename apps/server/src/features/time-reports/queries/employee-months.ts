import type { EmployeeMonth } from '@praxis/contract/time/time-reports'
import { type Day, endOfMonth, startOfMonth } from '@praxis/domain/calendar/day'
import type { Db } from '../../../platform/database/database'
import { rawSql, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { type EmployeeBriefRow, employeeBriefJson, employeeBriefOf } from '../../employees/queries/employee-brief'
import type { TimeGround } from './time-ground'

interface EmployeeMonthRow {
  readonly brief: EmployeeBriefRow
  readonly total: number
  readonly days: EmployeeMonth['days']
}

/** Time by employee and month; denied time does not count. */
export const employeeTimeByMonth = async (db: Db, files: FileStore, ground: TimeGround, day: Day) => {
  const first = startOfMonth(day)
  const rows = await db.rows<EmployeeMonthRow>(sql`
    select ${employeeBriefJson('e', 'u')} as brief, months.total, months.days
    from (
      select days.employee_id, sum(days.duration)::bigint as total,
        json_agg(json_build_object('day', days.day, 'duration', days.duration, 'chargeableDuration', days.chargeable)
                 order by days.day) as days
      from (
        select s.employee_id, s.day, sum(s.duration) as duration, sum(s.chargeable) as chargeable
        from time_sheet_submissions s
        where ${ground.condition} and s.day between ${first} and ${endOfMonth(first)}
          and ${rawSql(`s.state <> 'denied'`)}
        group by s.employee_id, s.day
      ) as days
      group by days.employee_id
    ) as months
    join employees e on e.company_id = ${ground.companyId} and e.id = months.employee_id
    left join users u on u.id = e.user_id
    order by e.sort_name, e.id`)
  return {
    startOfMonth: first,
    total: rows.reduce((sum, { total }) => sum + total, 0),
    items: rows.map(({ brief, total, days }) => ({ employee: employeeBriefOf(brief, files), total, days })),
  }
}
