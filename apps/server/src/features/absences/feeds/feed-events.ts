import type { DateRange } from '@praxis/domain/calendar/date-range'
import { addDays } from '@praxis/domain/calendar/day'
import type { CalendarEvent } from '@praxis/domain/calendar/icalendar'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'

/** Programs show what was and what will be, but not for ever. */
const DAYS_BACK = 366
const DAYS_AHEAD = 731

export const daysOfFeeds = (today: string): DateRange => ({
  from: addDays(today, -DAYS_BACK),
  to: addDays(today, DAYS_AHEAD),
})

interface EventRow
  extends Columns<'absences', 'id' | 'first_day' | 'last_day' | 'date_part' | 'version' | 'updated_at'> {
  readonly words: string
  readonly isWaiting: boolean
}

const columns = rawSql(`s.id, s.first_day as "firstDay", s.last_day as "lastDay", s.date_part as "datePart", s.version,
  s.updated_at as "updatedAt"`)

const halves = { fullDay: '', am: ' (morning)', pm: ' (afternoon)' } as const

const eventOf =
  (what: string) =>
  ({ id, firstDay, lastDay, datePart, version, updatedAt, words, isWaiting }: EventRow): CalendarEvent => ({
    uid: `${what}-${id}@praxis`,
    changedAt: updatedAt,
    sequence: version,
    firstDay,
    lastDay,
    summary: `${words}${halves[datePart]}`,
    isTentative: isWaiting,
  })

/** A condition on rows `s` of absences or markings: they are of these people, and in the window. */
const isShown = (companyId: string, employeeIds: Sql, { from, to }: DateRange): Sql => sql`
  s.company_id = ${companyId} and s.employee_id = any (${employeeIds}) and s.last_day >= ${from} and s.first_day <= ${to}`

/** The person's own leave, approved or not yet, with the reasons, and what others have marked in their calendar. */
const ownEvents = async (db: Db, employeeId: string, days: DateRange): Promise<CalendarEvent[]> => {
  const shown = isShown(db.scope.companyId, sql`array[${employeeId}::uuid]`, days)
  const [absences, markings] = await Promise.all([
    db.rows<EventRow>(sql`
      select ${columns}, n.name as words, s.state = 'waitingForApproval' as "isWaiting" from absences s
      join absence_reasons n on n.company_id = s.company_id and n.id = s.reason_id
      where ${shown} and s.state in ('approved', 'waitingForApproval') order by s.first_day, s.id`),
    db.rows<EventRow>(sql`
      select ${columns}, s.text as words, false as "isWaiting" from calendar_markings s
      where ${shown} order by s.first_day, s.id`),
  ])
  return [...absences.map(eventOf('absence')), ...markings.map(eventOf('marking'))]
}

/**
 * Who of the team is away: the line manager, people with the same one, and reports. Why is never there, as whoever has the
 * address reads it, nor what waits.
 */
const teamEvents = async (db: Db, employeeId: string, days: DateRange): Promise<CalendarEvent[]> => {
  const { companyId } = db.scope
  const team = sql`array(
    select e.id from employees asked
    join employees e on e.company_id = asked.company_id
      and (e.id = asked.line_manager_id or e.line_manager_id in (asked.id, asked.line_manager_id))
    where asked.company_id = ${companyId} and asked.id = ${employeeId} and e.id <> asked.id
      and e.is_active and e.user_id is not null)`
  const rows = await db.rows<EventRow>(sql`
    select ${columns}, false as "isWaiting",
      name_of_employee(s.company_id, s.employee_id) || ' – away' as words
    from absences s
    where ${isShown(companyId, team, days)} and s.state = 'approved' order by s.first_day, s.id`)
  return rows.map(eventOf('absence'))
}

interface Feed {
  readonly name: string
  readonly eventsOf: (db: Db, employeeId: string, days: DateRange) => Promise<CalendarEvent[]>
}

/** The calendars of leave, by their kind. */
export const leaveFeeds: ReadonlyMap<string, Feed> = new Map([
  ['own', { name: 'My absences', eventsOf: ownEvents }],
  ['team', { name: 'Team absences', eventsOf: teamEvents }],
])
