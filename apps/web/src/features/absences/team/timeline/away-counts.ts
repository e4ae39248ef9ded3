import type { EmployeeCalendar } from '@praxis/contract/absences/team-absences'
import type { DateRange } from '@praxis/domain/calendar/date-range'
import { addDays, type Day, weekdayOf } from '@praxis/domain/calendar/day'

export interface AwayCount {
  readonly day: Day
  /** People who are away, a half counted as a half. */
  readonly people: number
}

const HALVES = { fullDay: 3, am: 1, pm: 2 } as const

/** Adds, to the halves of each day of the window, those on which somebody would work and is away. */
function addHalves(counts: Map<Day, number>, person: EmployeeCalendar, window: DateRange, closed: ReadonlySet<Day>) {
  const halves = new Map<Day, number>()
  for (const { from, to, datePart } of person.absences) {
    const last = to < window.to ? to : window.to
    for (let day = from > window.from ? from : window.from; day <= last; day = addDays(day, 1)) {
      if (person.workingDays.includes(weekdayOf(day)) && !closed.has(day))
        halves.set(day, (halves.get(day) ?? 0) | HALVES[datePart])
    }
  }
  for (const [day, taken] of halves) counts.set(day, (counts.get(day) ?? 0) + (taken === 3 ? 2 : 1))
}

/** How many are away on each day on which anybody is, waiting absences counted. */
export function awayCounts(
  people: readonly EmployeeCalendar[],
  window: DateRange,
  bankHolidays: readonly { readonly date: Day }[],
): AwayCount[] {
  const counts = new Map<Day, number>()
  const closed = new Set(bankHolidays.map(({ date }) => date))
  for (const person of people) addHalves(counts, person, window, closed)
  return [...counts].map(([day, halves]) => ({ day, people: halves / 2 })).sort((a, b) => (a.day < b.day ? -1 : 1))
}

export const awayText = (people: number): string => {
  const whole = Math.floor(people)
  return `${whole === 0 && people > 0 ? '' : whole}${people > whole ? '½' : ''}`
}

/** How much of a group is away, from 1 to 4; 4 from half of several people on. */
export const awayLevel = (people: number, of: number): 1 | 2 | 3 | 4 => {
  if (people >= 2 && people * 2 >= of) return 4
  return people < 2 ? 1 : people < 3 ? 2 : 3
}
