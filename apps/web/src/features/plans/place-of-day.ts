import { type Day, daysBetween, endOfMonth, startOfMonth } from '@praxis/domain/calendar/day'

/** Where a day stands among months, counted in months from the left; undefined for a day of none of them. */
export function placeOfDay(day: Day, months: readonly string[]): number | undefined {
  const index = months.indexOf(day.slice(0, 7))
  if (index < 0) return undefined
  const [first, last] = [startOfMonth(day), endOfMonth(day)]
  return index + (daysBetween(first, day) + 1) / (daysBetween(first, last) + 1)
}
