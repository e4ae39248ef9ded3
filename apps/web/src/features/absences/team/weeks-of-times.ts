import type { DateRange } from '@praxis/domain/calendar/date-range'
import { addDays, type Day, endOfWeek, startOfWeek } from '@praxis/domain/calendar/day'
import type { OpenedTime } from './timeline/person-row'
import { spansMeet } from './timeline/placed-times'
import type { TimelineGroup } from './timeline/timeline-groups'

export interface WeekOfTimes {
  readonly monday: Day
  readonly times: readonly Exclude<OpenedTime, { kind: 'days' }>[]
  readonly bankHolidays: readonly { readonly date: Day; readonly name: string }[]
}

/** What happens week by week, for screens on which a timeline has no room; weeks without anything are left out. */
export function weeksOfTimes(
  groups: readonly TimelineGroup[],
  window: DateRange,
  bankHolidays: readonly { readonly date: Day; readonly name: string }[],
): WeekOfTimes[] {
  const all = groups.flatMap(({ people }) =>
    people.flatMap((person) => [
      ...person.absences.map((time) => ({ kind: 'absence', person, time }) as const),
      ...person.calendarMarkings.map((time) => ({ kind: 'marking', person, time }) as const),
    ]),
  )
  const weeks: WeekOfTimes[] = []
  for (let monday = startOfWeek(window.from); monday <= window.to; monday = addDays(monday, 7)) {
    const week = { from: monday < window.from ? window.from : monday, to: endOfWeek(monday) }
    const times = all
      .filter(({ time }) => spansMeet(time, week))
      .sort((one, other) => (one.time.from < other.time.from ? -1 : one.time.from > other.time.from ? 1 : 0))
    const closed = bankHolidays.filter(({ date }) => date >= week.from && date <= week.to)
    if (times.length + closed.length > 0) weeks.push({ monday, times, bankHolidays: closed })
  }
  return weeks
}
