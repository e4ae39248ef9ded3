import type { TimeManagementReport } from '@praxis/contract/time/time-reports'
import { addMonths, type Day, endOfMonth, startOfMonth } from '@praxis/domain/calendar/day'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { rawSql, sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { type EmployeeBriefRow, employeeBriefJson, employeeBriefOf } from '../../employees/queries/employee-brief'
import { isInTeamOf } from './team'
import { timeColumns } from './time-figures'

type Breakdown = TimeManagementReport['thisMonthTimeBreakdown']

const times = ['loggedTime', 'unsubmittedTime', 'waitingForApprovalTime', 'approvedTime', 'roundedTime'] as const
type Times = Record<(typeof times)[number], number>

interface MonthRow extends Times {
  readonly isThisMonth: boolean
  readonly brief: EmployeeBriefRow
}

const rowsOf = (db: Db, actor: EmployeeActor, from: Day, thisMonth: Day): Promise<MonthRow[]> =>
  db.rows<MonthRow>(sql`
    select months.*, ${employeeBriefJson('e', 'u')} as brief
    from (
      select s.employee_id, s.day >= ${thisMonth} as "isThisMonth", ${timeColumns},
        coalesce(sum(s.rounded), 0)::bigint as "roundedTime"
      from time_sheet_submissions s
      where s.company_id = ${actor.company.id} and s.day between ${from} and ${endOfMonth(thisMonth)}
        and s.state <> 'denied' and ${isInTeamOf(actor, rawSql('s.employee_id'))}
      group by s.employee_id, "isThisMonth"
    ) as months
    join employees e on e.company_id = ${actor.company.id} and e.id = months.employee_id
    left join users u on u.id = e.user_id
    order by e.sort_name, e.id`)

const timesOf = (row: MonthRow): Times => ({
  loggedTime: row.loggedTime,
  unsubmittedTime: row.unsubmittedTime,
  waitingForApprovalTime: row.waitingForApprovalTime,
  approvedTime: row.approvedTime,
  roundedTime: row.roundedTime,
})

const breakdownOf = (rows: readonly MonthRow[], isThisMonth: boolean): Breakdown =>
  rows.filter((row) => row.isThisMonth === isThisMonth).map((row) => ({ employeeID: row.brief.id, ...timesOf(row) }))

/** This month and the last one, by the company's calendar. */
export const getTimeManagementReport = async (
  db: Db,
  { files, clock }: Platform,
  actor: EmployeeActor,
): Promise<TimeManagementReport> => {
  const thisMonth = startOfMonth(dayInTimeZone(clock(), actor.company.timeZone))
  const lastMonth = addMonths(thisMonth, -1)
  const rows = await rowsOf(db, actor, lastMonth, thisMonth)
  const breakdowns = { thisMonth: breakdownOf(rows, true), lastMonth: breakdownOf(rows, false) }
  const sumOf = (breakdown: Breakdown, time: keyof Times) => breakdown.reduce((sum, row) => sum + row[time], 0)
  const managed = (time: keyof Times) => ({
    thisMonthTimeInterval: sumOf(breakdowns.thisMonth, time),
    lastMonthTimeInterval: sumOf(breakdowns.lastMonth, time),
  })
  const people = new Map(rows.map(({ brief }) => [brief.id, brief]))
  return {
    thisMonth,
    lastMonth,
    loggedTime: managed('loggedTime'),
    unsubmittedTime: managed('unsubmittedTime'),
    waitingForApprovalTime: managed('waitingForApprovalTime'),
    approvedTime: managed('approvedTime'),
    roundedTime: managed('roundedTime'),
    thisMonthTimeBreakdown: breakdowns.thisMonth,
    lastMonthTimeBreakdown: breakdowns.lastMonth,
    employeeInfos: [...people.values()].map((brief) => employeeBriefOf(brief, files)),
  }
}
