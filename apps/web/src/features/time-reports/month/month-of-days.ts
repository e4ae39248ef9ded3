import type { EmployeeMonth } from '@praxis/contract/time/time-reports'
import { addDays, type Day, daysBetween, endOfMonth, weekdayOf } from '@praxis/domain/calendar/day'
import { inFullMinutes } from '@praxis/domain/time/time-figures'

export const daysOfMonth = (startOfMonth: Day): Day[] =>
  [...new Array(daysBetween(startOfMonth, endOfMonth(startOfMonth)) + 1).keys()].map((place) =>
    addDays(startOfMonth, place),
  )

/** Whether a day is a Saturday or Sunday; days of the week are counted from Sunday, which is 1. */
export const isWeekend = (day: Day): boolean => [1, 7].includes(weekdayOf(day))

export const secondsByDay = ({ days }: EmployeeMonth): ReadonlyMap<Day, number> =>
  new Map(days.map(({ day, duration }) => [day, duration]))

/** What everybody together logged on each day. */
export function dayTotals(items: readonly EmployeeMonth[]): ReadonlyMap<Day, number> {
  const totals = new Map<Day, number>()
  for (const { day, duration } of items.flatMap(({ days }) => days)) totals.set(day, (totals.get(day) ?? 0) + duration)
  return totals
}

/** The month in full minutes, as they are read: days add up to a person's sum, and people to the whole. */
export function shownMonth(items: readonly EmployeeMonth[]): EmployeeMonth[] {
  const totals = inFullMinutes(items.map(({ total }) => total))
  return items.map((item, place) => {
    const total = totals[place] ?? 0
    const durations = inFullMinutes(
      item.days.map(({ duration }) => duration),
      total,
    )
    return { ...item, total, days: item.days.map((day, index) => ({ ...day, duration: durations[index] ?? 0 })) }
  })
}

const MINUTE = 60
const HOUR = 3600

/** '7:30' in a narrow cell; an empty text for 0. */
export const hoursText = (seconds: number): string =>
  seconds === 0 ? '' : `${Math.floor(seconds / HOUR)}:${String(Math.floor((seconds % HOUR) / MINUTE)).padStart(2, '0')}`
