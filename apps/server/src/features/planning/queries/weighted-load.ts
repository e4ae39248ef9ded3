import type { WeightedLoad } from '@praxis/contract/planning/planning-changes'
import type { PlanningLevel } from '@praxis/contract/planning/planning-rules'
import type { Load } from '@praxis/contract/planning/planning-shapes'
import type { Day } from '@praxis/domain/calendar/day'
import { intervalsBetween } from '@praxis/domain/planning/intervals'
import { type BookedDays, loadsOfAll } from '@praxis/domain/planning/load'
import { overBookedIntervals } from '@praxis/domain/planning/over-booked'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { type Sql, sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { loadCompanyGround } from '../../bookings/queries/company-ground'
import { openPlan } from '../../bookings/queries/open-scenario'
import { loadWorkDays } from '../../bookings/queries/work-days'
import { type EmployeeBriefRow, employeeBriefColumns, employeeBriefOf } from '../../employees/queries/employee-brief'
import { listFirmBookings } from './firm-bookings'
import { listBookedLeavers } from './last-days'
import { planningRange } from './planning-range'
import { isResourced } from './resourced-people'

interface AskedLoad {
  readonly level: PlanningLevel
  readonly startDate: Day
  readonly endDate: Day
  readonly lineManagerID?: string | undefined
  readonly jobTitle?: string | undefined
  readonly scenarioID?: string | undefined
}

const MOST_NAMED = 50
const NOTHING: Load = { contracted: 0, capacity: 0, hard: 0, soft: 0, weighted: 0 }

/** Whether a row `e` of employees is of the team and has the job title that are asked for, if any are. */
const isAskedFor = ({ lineManagerID, jobTitle }: AskedLoad): Sql => sql`
  (${lineManagerID ?? null}::uuid is null or e.line_manager_id = ${lineManagerID ?? null})
  and (${jobTitle ?? null}::text is null or lower(e.job_title) = lower(${jobTitle ?? null}))`

/** The people of the firm, of a team, or with a job title: those available in client resourcing. */
const peopleOf = (db: Db, asked: AskedLoad): Promise<EmployeeBriefRow[]> =>
  db.rows<EmployeeBriefRow>(sql`
    select ${employeeBriefColumns('e', 'u')} from employees e left join users u on u.id = e.user_id
    where e.company_id = ${db.scope.companyId} and ${isResourced} and ${isAskedFor(asked)}
    order by e.sort_name, e.id`)

/** What people are booked for in each interval, in three bands, and who of them is over-booked. */
export const getWeightedLoad = async (
  db: Db,
  platform: Pick<Platform, 'dayItems' | 'files'>,
  actor: EmployeeActor,
  asked: AskedLoad,
): Promise<WeightedLoad> => {
  const { level, startDate, endDate } = asked
  const range = planningRange({ level }, { from: startDate, to: endDate })
  const [people, company, leavers] = await Promise.all([
    peopleOf(db, asked),
    loadCompanyGround(db),
    listBookedLeavers(db, range, isAskedFor(asked), asked.scenarioID),
    openPlan(db, actor, asked.scenarioID),
  ])
  const employeeIds = people.map(({ id }) => id)
  const { bookingsOf, known } = await listFirmBookings(db, employeeIds, range, asked.scenarioID)
  const daysOf = await loadWorkDays(db, platform, actor, company, { employeeIds, ...known })
  const rows = people.map((person): BookedDays & { person: EmployeeBriefRow } => ({
    person,
    bookings: bookingsOf(person.id),
    days: daysOf(person.id),
  }))
  const sums = loadsOfAll(rows, level, range)
  const overBooked = rows.flatMap((row) => {
    const intervals = overBookedIntervals(loadsOfAll([row], level, range))
    return intervals.length === 0 ? [] : [{ employee: employeeBriefOf(row.person, platform.files), intervals }]
  })
  return {
    people: people.length,
    intervals: intervalsBetween(range.from, range.to, level).map((from) => {
      const { capacity, hard, soft, weighted } = sums.get(from) ?? NOTHING
      return { from, capacity, hard, expected: weighted, all: hard + soft }
    }),
    overBooked: overBooked.slice(0, MOST_NAMED),
    overBookedCount: overBooked.length,
    toReassign: leavers.map(({ employee, ...rest }) => ({
      employee: employeeBriefOf(employee, platform.files),
      ...rest,
    })),
  }
}
