import { LONGEST_CALENDAR_DAYS } from '@praxis/contract/absences/absence-rules'
import type { TeamAbsenceReport } from '@praxis/contract/absences/team-absences'
import type { Day } from '@praxis/domain/calendar/day'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import { loadBankHolidays } from '../../companies/queries/bank-holidays'
import { type EmployeeBriefRow, employeeBriefOf, employeeBriefs } from '../../employees/queries/employee-brief'
import { idsBelow } from '../../employees/queries/people-below'
import type { SubjectPlatform } from '../../requests/queries/request-type-line'
import { calendarsOf, listCalendarPeople } from './calendars-of-people'
import { assertPeriod } from './own-absences'
import { isLedBy } from './who-sees'

interface AskedReport {
  readonly startDate: Day
  readonly endDate: Day
  readonly lineManagerID?: string | undefined
}

/** A condition on rows `e` of employees: those who work here, and those whose contract ended in the period or after. */
const wereThere = ({ startDate, endDate }: AskedReport): Sql => sql`(e.is_active or exists (
  select from contract_periods p
  where p.company_id = e.company_id and p.employee_id = e.id and p.ends_on >= ${startDate} and p.applied_on <= ${endDate}))`

/**
 * A condition on people `e`: managers of employees see everybody, others those below them. Whoever reports to one person is
 * below the actor if that person is, or is the actor, which is asked once instead of each of them.
 */
const isSeen = (actor: EmployeeActor, lineManagerId: string | undefined): Sql => {
  if (actor.capabilities.canManageEmployees) return rawSql('true')
  if (lineManagerId === undefined) return sql`e.id = any (array(${idsBelow(actor)}))`
  return sql`(${lineManagerId}::uuid = ${actor.employee.id} or ${isLedBy(actor, sql`${lineManagerId}::uuid`)})`
}

/** Who is away in a period: of everybody for managers of employees, else of those below the actor; in two round trips. */
export const getTeamAbsenceReport = async (
  db: Db,
  platform: SubjectPlatform,
  actor: EmployeeActor,
  asked: AskedReport,
): Promise<TeamAbsenceReport> => {
  const { startDate, endDate, lineManagerID } = asked
  assertPeriod({ from: startDate, to: endDate }, LONGEST_CALENDAR_DAYS, 'endDate')
  const isAsked = lineManagerID === undefined ? rawSql('true') : sql`e.line_manager_id = ${lineManagerID}`
  const [people, bankHolidaysIn] = await Promise.all([
    listCalendarPeople(db, actor, sql`${isAsked} and ${isSeen(actor, lineManagerID)} and ${wereThere(asked)}`),
    loadBankHolidays(db),
  ])
  const managerIds = new Set(people.flatMap(({ lineManagerId }) => lineManagerId ?? []))
  const [absencesByEmployee, managers, holidays] = await Promise.all([
    calendarsOf(db, platform, actor, people, { from: startDate, to: endDate }),
    db.rows<EmployeeBriefRow>(employeeBriefs(actor.company.id, [...managerIds])),
    bankHolidaysIn({ fromDate: startDate, toDate: endDate }),
  ])
  return {
    startDate,
    endDate,
    absencesByEmployee,
    lineManagers: managers.map((manager) => employeeBriefOf(manager, platform.files)),
    bankHolidays: holidays.map(({ date, name }) => ({ date, name })),
  }
}
