import { LONGEST_CALENDAR_DAYS } from '@praxis/contract/absences/absence-rules'
import type { TeamCalendar } from '@praxis/contract/absences/team-absences'
import { addDays, addMonths, type Day, startOfMonth } from '@praxis/domain/calendar/day'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { loadBankHolidays } from '../../companies/queries/bank-holidays'
import { idsOfTeam } from '../../employees/queries/reporting-lines'
import type { SubjectPlatform } from '../../requests/queries/request-type-line'
import { type CalendarPersonRow, calendarsOf, listCalendarPeople } from './calendars-of-people'
import { assertPeriod, loadToday } from './own-absences'

/** The actor first, then the line manager, those with the same one, and reports; each kind by name. */
const byRelation = (people: readonly CalendarPersonRow[], { employee }: EmployeeActor): CalendarPersonRow[] => {
  const managerId = people.find(({ id }) => id === employee.id)?.lineManagerId
  const placeOf = ({ id, lineManagerId }: CalendarPersonRow): number => {
    if (id === employee.id) return 0
    if (id === managerId) return 1
    return lineManagerId === employee.id ? 3 : 2
  }
  return people.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** The calendar of the actor's team, in two round trips. */
export const getTeamCalendar = async (
  db: Db,
  platform: SubjectPlatform,
  actor: EmployeeActor,
  asked: { readonly from?: Day | undefined; readonly to?: Day | undefined },
): Promise<TeamCalendar> => {
  const [people, bankHolidaysIn, { today }] = await Promise.all([
    listCalendarPeople(
      db,
      actor,
      sql`e.id = any (array(${idsOfTeam(actor.company.id, actor.employee.id)})) and e.is_active`,
    ),
    loadBankHolidays(db),
    loadToday(db, platform, actor.employee.id),
  ])
  const from = asked.from ?? startOfMonth(today)
  const to = asked.to ?? addDays(addMonths(from, 3), -1)
  assertPeriod({ from, to }, LONGEST_CALENDAR_DAYS)
  const [items, holidays] = await Promise.all([
    calendarsOf(db, platform, actor, byRelation(people, actor), { from, to }),
    bankHolidaysIn({ fromDate: from, toDate: to }),
  ])
  return { from, to, items, bankHolidays: holidays.map(({ date, name }) => ({ date, name })) }
}
