import type { EmployeeMonth } from '@praxis/contract/time-reports'
import { addDays, type Day, daysBetween, endOfMonth, weekdayOf } from '@praxis/domain/calendar/day'
import { hoursOfDuration } from '@praxis/domain/durations/duration'

export const daysOfMonth = (startOfMonth: Day): Day[] =>
  [...new Array(daysBetween(startOfMonth, endOfMonth(startOfMonth)) + 1).keys()].map((place) =>
    addDays(startOfMonth, place),
  )

/** Days of the week are counted from Sunday, which is the first. */
export const isWeekend = (day: Day): boolean => [1, 7].includes(weekdayOf(day))

export const secondsByDay = ({ days }: EmployeeMonth): ReadonlyMap<Day, number> =>
  new Map(days.map(({ day, duration }) => [day, duration]))

/** What everybody together logged on each day. */
export function dayTotals(items: readonly EmployeeMonth[]): ReadonlyMap<Day, number> {
  const totals = new Map<Day, number>()
  for (const { day, duration } of items.flatMap(({ days }) => days)) totals.set(day, (totals.get(day) ?? 0) + duration)
  return totals
}

/** '7.5' in a narrow cell; nothing for nothing. */
export const hoursText = (seconds: number): string =>
  seconds === 0 ? '' : hoursOfDuration(seconds).toLocaleString('en-GB', { maximumFractionDigits: 2 })
