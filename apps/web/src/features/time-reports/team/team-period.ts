import type { DateRange } from '@praxis/domain/calendar/date-range'
import {
  addDays,
  addMonths,
  type Day,
  daysBetween,
  endOfMonth,
  endOfWeek,
  startOfMonth,
  startOfWeek,
} from '@praxis/domain/calendar/day'

export const weekOf = (day: Day): DateRange => ({ from: startOfWeek(day), to: endOfWeek(day) })

/** The period before (-1) or after (1): whole months stay whole months, anything else keeps its length. */
export function neighbourOf({ from, to }: DateRange, direction: 1 | -1): DateRange {
  if (from === startOfMonth(from) && to === endOfMonth(to)) {
    const months =
      (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7)) + 1
    return {
      from: addMonths(from, direction * months),
      to: endOfMonth(addMonths(startOfMonth(to), direction * months)),
    }
  }
  const days = (daysBetween(from, to) + 1) * direction
  return { from: addDays(from, days), to: addDays(to, days) }
}
