import { secondsWithin } from '../bookings/booking-days'
import type { WorkDays } from '../bookings/work-days'
import type { DateRange } from '../calendar/date-range'
import { addDays, type Day, daysBetween } from '../calendar/day'
import type { LoadingBooking } from './load'

/** A stretch of days on which somebody has time left, and how much of it. */
export interface FreeStretch {
  readonly from: Day
  readonly to: Day
  readonly seconds: number
}

/** Soft bookings take time too, unless nothing comes of them. */
const takesTime = ({ isSoft, softShare }: LoadingBooking): boolean => !isSoft || softShare > 0

/** What bookings leave of the capacity of each day of a range. */
export const freeByDay = (bookings: readonly LoadingBooking[], days: WorkDays, range: DateRange): number[] => {
  const first = daysBetween(days.from, range.from)
  return secondsWithin(bookings.filter(takesTime), days, range).map((seconds, index) =>
    Math.max((days.capacity[first + index] ?? 0) - seconds, 0),
  )
}

/** Runs of days with time left. Days on which nobody works anyway, as those of a weekend, do not end one. */
export const freeStretches = (bookings: readonly LoadingBooking[], days: WorkDays, range: DateRange): FreeStretch[] => {
  const first = daysBetween(days.from, range.from)
  const stretches: { from: number; to: number; seconds: number }[] = []
  let isBroken = true
  for (const [index, seconds] of freeByDay(bookings, days, range).entries()) {
    const last = stretches.at(-1)
    if (seconds === 0) isBroken ||= (days.contracted[first + index] ?? 0) > 0
    else if (isBroken || !last) {
      stretches.push({ from: index, to: index, seconds })
      isBroken = false
    } else {
      last.to = index
      last.seconds += seconds
    }
  }
  return stretches.map(({ from, to, seconds }) => ({
    from: addDays(range.from, from),
    to: addDays(range.from, to),
    seconds,
  }))
}
