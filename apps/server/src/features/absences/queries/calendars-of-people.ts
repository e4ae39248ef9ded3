import type { CalendarMarking } from '@praxis/contract/absences/absence-shapes'
import type { EmployeeCalendar } from '@praxis/contract/absences/team-absences'
import { periodsBetween, workingDaysOf } from '@praxis/domain/people/employment-contract'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import { type EmployeeBriefRow, employeeBriefJson, employeeBriefOf } from '../../employees/queries/employee-brief'
import { contractPeriodsJson, type EmployeeRow, periodsOf } from '../../employees/queries/get-employee'
import type { SubjectPlatform } from '../../requests/queries/request-type-line'
import { type DaysOfPeople, listAwayTimes } from './away-times'
import type { Period } from './own-absences'
import { isLedBy } from './who-sees'

export interface CalendarPersonRow
  extends Columns<'employees', 'contract_start' | 'line_manager_id'>,
    Pick<EmployeeRow, 'periods'> {
  readonly person: EmployeeBriefRow
  readonly lineManager: EmployeeBriefRow | null
  readonly isLed: boolean
}

/** People who have joined, by name; the condition is on rows `e` of employees. */
export const listCalendarPeople = (db: Db, actor: EmployeeActor, condition: Sql): Promise<CalendarPersonRow[]> =>
  db.rows<CalendarPersonRow>(sql`
    select ${employeeBriefJson('e', 'u')} as person, e.line_manager_id as "lineManagerId",
      case when m.id is not null then ${employeeBriefJson('m', 'mu')} end as "lineManager",
      e.contract_start as "contractStart", ${contractPeriodsJson} as periods, ${isLedBy(actor, rawSql('e.id'))} as "isLed"
    from employees e join users u on u.id = e.user_id
    left join employees m on m.company_id = e.company_id and m.id = e.line_manager_id
    left join users mu on mu.id = m.user_id
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

const workingDaysIn = (row: CalendarPersonRow, { from, to }: Period): number[] => {
  if (row.contractStart === null) return []
  const spans = periodsBetween({ startDate: row.contractStart, periods: periodsOf(row) }, from, to)
  return [...new Set(spans.flatMap(({ period }) => workingDaysOf(period)))].sort()
}

/** The calendars of people in a period, in one round trip. */
export const calendarsOf = async (
  db: Db,
  { files }: Pick<SubjectPlatform, 'files'>,
  actor: EmployeeActor,
  people: readonly CalendarPersonRow[],
  period: Period,
): Promise<EmployeeCalendar[]> => {
  const asked = { employeeIds: people.map(({ person }) => person.id), ...period }
  const [timesOf, markings] = await Promise.all([listAwayTimes(db, actor, asked), listMarkings(db, asked)])
  const markingsOf = new Map<string, MarkingRow[]>()
  for (const marking of markings)
    markingsOf.set(marking.employeeID, [...(markingsOf.get(marking.employeeID) ?? []), marking])
  return people.map((row) => {
    const { id } = row.person
    const markingOf = (marking: MarkingRow): CalendarMarking => ({ can: { edit: row.isLed }, ...marking })
    return {
      employee: employeeBriefOf(row.person, files),
      lineManagerID: row.lineManagerId,
      absences: timesOf.get(id) ?? [],
      calendarMarkings: markingsOf.get(id)?.map(markingOf) ?? [],
      workingDays: workingDaysIn(row, period),
      can: { seeReasons: row.isLed || id === actor.employee.id, mark: row.isLed && row.person.isActive },
    }
  })
}
