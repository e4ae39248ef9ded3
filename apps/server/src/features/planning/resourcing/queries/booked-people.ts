import { type WorkDays, workDaysOfPerson } from '@praxis/domain/bookings/work-days'
import type { DateRange } from '@praxis/domain/calendar/date-range'
import type { Reader } from '../../../../platform/auth/reader'
import type { Db } from '../../../../platform/database/database'
import { type Sql, sql } from '../../../../platform/database/sql'
import type { Platform } from '../../../../platform/platform'
import { planOf } from '../../../bookings/queries/rows-of-plan'
import { type EmployeeBriefRow, employeeBriefJson } from '../../../employees/queries/employee-brief'
import { loadWorkCalendars } from '../../../employees/queries/work-calendars'
import { type PlannedRoleRow, plannedRoles } from '../../queries/planned-roles'
import { daysToKnow } from '../../queries/planning-of-rows'

/** Somebody with the roles in which they are booked in the days asked for. */
export interface BookedPerson {
  readonly brief: EmployeeBriefRow
  readonly lineManager: EmployeeBriefRow | null
  readonly roles: readonly PlannedRoleRow[]
}

/** The people, rows `e` of employees, whom the condition names, by name. */
export const listBookedPeople = (db: Db, condition: Sql, range: DateRange): Promise<BookedPerson[]> => {
  const { companyId } = db.scope
  const roles = plannedRoles({
    plan: planOf(companyId),
    range,
    by: 'employee_id',
    matches: sql`= e.id`,
    withEmpty: false,
  })
  return db.rows<BookedPerson>(sql`
    select ${employeeBriefJson('e', 'u')} as brief,
      case when m.id is not null then ${employeeBriefJson('m', 'mu')} end as "lineManager", ${roles} as roles
    from employees e
    left join users u on u.id = e.user_id
    left join employees m on m.company_id = e.company_id and m.id = e.line_manager_id
    left join users mu on mu.id = m.user_id
    where e.company_id = ${companyId} and ${condition}
    order by e.sort_name, e.id`)
}

export const bookingsIn = (roles: readonly PlannedRoleRow[]) => roles.flatMap(({ bookings }) => bookings)

/** The days of people, as far as what they are booked for has to know them. */
export const loadDaysOfPeople = async (
  db: Db,
  platform: Pick<Platform, 'dayItems'>,
  reader: Reader,
  people: readonly BookedPerson[],
  range: DateRange,
): Promise<(person: BookedPerson) => WorkDays> => {
  const known = daysToKnow(people, range)
  const employeeIds = people.map(({ brief }) => brief.id)
  const calendarOf = await loadWorkCalendars(db, platform, { reader, employeeIds, ...known })
  return ({ brief }) => workDaysOfPerson(calendarOf(brief.id), known)
}
