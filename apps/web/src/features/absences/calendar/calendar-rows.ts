import type { DateRange } from '@praxis/domain/calendar/date-range'
import {
  addDays,
  addMonths,
  type Day,
  endOfMonth,
  startOfMonth,
  startOfWeek,
  weekdayOf,
} from '@praxis/domain/calendar/day'

/** A row of days under the weekdays of its calendar; where there is no day, the place is empty. */
export type CalendarRow = readonly (Day | undefined)[]

/** Weekdays from Monday: 0 to 6. */
const fromMonday = (day: Day): number => (weekdayOf(day) + 5) % 7

export const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

/** A month of 31 days that begins on a Sunday reaches this far. */
export const YEAR_COLUMNS = 37

/** The months that a period touches, a row for each, with the days of the period. */
export function monthsOf({ from, to }: DateRange): { month: Day; row: CalendarRow }[] {
  const months: { month: Day; row: CalendarRow }[] = []
  for (let month = startOfMonth(from); month <= to; month = addMonths(month, 1)) {
    const before = fromMonday(month)
    const row = Array.from({ length: YEAR_COLUMNS }, (_, place) => {
      const day = addDays(month, place - before)
      return startOfMonth(day) === month && from <= day && day <= to ? day : undefined
    })
    months.push({ month, row })
  }
  return months
}

/** The weeks of a month, with the days of neighbouring months left out. */
export function weeksOf(month: Day): CalendarRow[] {
  const weeks: CalendarRow[] = []
  for (let monday = startOfWeek(month); monday <= endOfMonth(month); monday = addDays(monday, 7))
    weeks.push(
      WEEKDAYS.map((_, place) => {
        const day = addDays(monday, place)
        return startOfMonth(day) === month ? day : undefined
      }),
    )
  return weeks
}

/** The day that an arrow key leads to: the neighbour in time, or the nearest day of the row above or below. */
export function dayBeside(rows: readonly CalendarRow[], day: Day, key: string): Day | undefined {
  const days = rows.flatMap((row) => row.filter((each) => each !== undefined))
  const place = days.indexOf(day)
  if (key === 'ArrowRight') return days[place + 1]
  if (key === 'ArrowLeft') return days[place - 1]
  if (key === 'Home') return days[0]
  if (key === 'End') return days.at(-1)
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined
  const rowIndex = rows.findIndex((row) => row.includes(day))
  const column = rows[rowIndex]?.indexOf(day) ?? 0
  const other = rows[rowIndex + (key === 'ArrowDown' ? 1 : -1)]
  if (!other) return undefined
  const places = other.flatMap((each, index) => (each === undefined ? [] : [{ each, far: Math.abs(index - column) }]))
  return places.sort((one, next) => one.far - next.far)[0]?.each
}
