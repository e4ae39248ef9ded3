import type { CalendarMarking } from '@praxis/contract/absences/absence-shapes'
import type { EmployeeCalendar } from '@praxis/contract/absences/team-absences'
import { periodsBetween, workingDaysOf } from '@praxis/domain/people/employment-contract'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import { groupsByKey } from '../../../platform/grouped'
import { type EmployeeBriefRow, employeeBriefColumns, employeeBriefOf } from '../../employees/queries/employee-brief'
import { contractPeriodsJson, type EmployeeRow, periodsOf } from '../../employees/queries/get-employee'
import type { SubjectPlatform } from '../../requests/queries/request-type-line'
import { type DaysOfPeople, listAwayTimes } from './away-times'
import type { Period } from './own-absences'
import { isLedBy } from './who-sees'

export interface CalendarPersonRow
  extends EmployeeBriefRow,
    Columns<'employees', 'contract_start' | 'line_manager_id'>,
    Pick<EmployeeRow, 'periods'> {
  readonly isLed: boolean
}

/** People who have joined, by name; the condition is on rows `e` of employees. */
export const listCalendarPeople = (db: Db, actor: EmployeeActor, condition: Sql): Promise<CalendarPersonRow[]> =>
  db.rows<CalendarPersonRow>(sql`
    select ${employeeBriefColumns('e', 'u')}, e.line_manager_id as "lineManagerId",
      e.contract_start as "contractStart", ${contractPeriodsJson} as periods, ${isLedBy(actor, rawSql('e.id'))} as "isLed"
    from employees e join users u on u.id = e.user_id
    where e.company_id = ${actor.company.id} and ${condition}
    order by e.sort_name, e.id`)

export type MarkingRow = Columns<
  'calendar_markings',
  | ('id' | 'text' | 'color' | 'takes_time' | 'version')
  | { employeeID: 'employee_id'; from: 'first_day'; to: 'last_day'; datePart: 'date_part' }
>

/** The columns of a MarkingRow, from a row `s` of markings. */
export const markingColumns = rawSql(`
  s.id, s.employee_id as "employeeID", s.first_day as "from", s.last_day as "to", s.date_part as "datePart", s.text,
  s.color, s.takes_time as "takesTime", s.version`)

const listMarkings = (db: Db, asked: DaysOfPeople): Promise<MarkingRow[]> =>
  db.rows<MarkingRow>(sql`
    select ${markingColumns} from calendar_markings s
    where s.company_id = ${db.scope.companyId} and s.employee_id = any (${asked.employeeIds}::uuid[])
      and s.last_day >= ${asked.from} and s.first_day <= ${asked.to}
    order by s.first_day, s.date_part, s.id`)

/** Each field is named, as spreading a row takes ten times as long, and an answer may hold thousands. */
const markingOf = (row: MarkingRow, can: CalendarMarking['can']): CalendarMarking => ({
  id: row.id,
  employeeID: row.employeeID,
  from: row.from,
  to: row.to,
  datePart: row.datePart,
  text: row.text,
  color: row.color,
  takesTime: row.takesTime,
  version: row.version,
  can,
})

const workingDaysIn = (row: CalendarPersonRow, { from, to }: Period): number[] => {
  if (row.contractStart === null) return []
  const spans = periodsBetween({ startDate: row.contractStart, periods: periodsOf(row) }, from, to)
  return [...new Set(spans.flatMap(({ period }) => workingDaysOf(period)))].sort((one, other) => one - other)
}

/** The calendars of people in a period, in one round trip. */
export const calendarsOf = async (
  db: Db,
  { files }: Pick<SubjectPlatform, 'files'>,
  actor: EmployeeActor,
  people: readonly CalendarPersonRow[],
  period: Period,
): Promise<EmployeeCalendar[]> => {
  const asked = { employeeIds: people.map(({ id }) => id), ...period }
  const [timesOf, markings] = await Promise.all([listAwayTimes(db, actor, asked), listMarkings(db, asked)])
  const markingsOf = groupsByKey(markings, ({ employeeID }) => employeeID)
  return people.map((row) => {
    const { id } = row
    const canOfMarkings = { edit: row.isLed }
    return {
      employee: employeeBriefOf(row, files),
      lineManagerID: row.lineManagerId,
      absences: timesOf.get(id) ?? [],
      calendarMarkings: markingsOf.get(id)?.map((marking) => markingOf(marking, canOfMarkings)) ?? [],
      workingDays: workingDaysIn(row, period),
      can: { seeReasons: row.isLed || id === actor.employee.id, mark: row.isLed && row.isActive },
    }
  })
}
