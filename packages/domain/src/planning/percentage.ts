import { secondsByDay } from '../bookings/booking-days'
import type { WorkDays } from '../bookings/work-days'
import type { DateRange } from '../calendar/date-range'
import { addDays, type Day } from '../calendar/day'

export interface SecondsOfPercentage {
  readonly seconds: number
  readonly days: readonly { readonly day: Day; readonly seconds: number }[]
}

/** What a percentage of contracted time, in hundredths of a percent, comes to on each day of a range, and in all. */
export const secondsOfPercentage = (
  percentage: number,
  { from, to }: DateRange,
  days: WorkDays,
): SecondsOfPercentage => {
  const booking = { startDate: from, endDate: to, percentage, secondsPerDay: null, totalSeconds: null }
  const daily = secondsByDay(booking, days)
  return {
    seconds: daily.reduce((sum, seconds) => sum + seconds, 0),
    days: daily.map((seconds, index) => ({ day: addDays(from, index), seconds })),
  }
}
