import type { DateRange } from '@praxis/domain/calendar/date-range'
import { addDays, type Day, daysBetween, startOfWeek } from '@praxis/domain/calendar/day'

const WEEKS = 8

/** Eight weeks, this one first. */
export const usualPeriod = (today: Day): DateRange => {
  const from = startOfWeek(today)
  return { from, to: addDays(from, 7 * WEEKS - 1) }
}

/** The period before (-1) or after (1), of the same length. */
export const neighbourOf = ({ from, to }: DateRange, direction: 1 | -1): DateRange => {
  const days = direction * (daysBetween(from, to) + 1)
  return { from: addDays(from, days), to: addDays(to, days) }
}
