import { type BookedTime, dealtOut, knownPlaces, shareOf } from '../bookings/booking-days'
import type { WorkDays } from '../bookings/work-days'
import { dayNumber } from '../calendar/day'
import type { MonthOfSeconds, MonthsOfStretch } from './plan-months'

/** The places of the first and the last day of a booking among the known ones. */
interface Bounds {
  readonly first: number
  readonly last: number
}

/** How many of the days before each one carry, and of all at the end. */
const carriedBefore = ({ capacity }: WorkDays): Int32Array => {
  const counts = new Int32Array(capacity.length + 1)
  let count = 0
  for (let index = 0; index < capacity.length; index += 1) {
    if ((capacity[index] ?? 0) > 0) count += 1
    counts[index + 1] = count
  }
  return counts
}

/** Days that all carry the same are only counted, as the bookings of a large plan lie on tens of thousands of them. */
const addCounted = (
  sums: number[],
  booking: BookedTime,
  carried: Int32Array,
  months: MonthsOfStretch,
  days: Bounds,
) => {
  const before = carried[days.first] ?? 0
  const count = (carried[days.last + 1] ?? 0) - before
  const { each, odd } =
    booking.totalSeconds === null ? { each: booking.secondsPerDay ?? 0, odd: 0 } : dealtOut(booking.totalSeconds, count)
  let added = 0
  for (let place = months.placeOfDay[days.first] ?? 0; added < each * count + odd; place += 1) {
    const soFar = (carried[Math.min(months.ends[place] ?? 0, days.last + 1)] ?? 0) - before
    const upTo = each * soFar + Math.min(odd, soFar)
    sums[place] = (sums[place] ?? 0) + upTo - added
    added = upTo
  }
}

const addShares = (sums: number[], percentage: number, days: WorkDays, months: MonthsOfStretch, bounds: Bounds) => {
  for (let index = bounds.first; index <= bounds.last; index += 1) {
    if ((days.capacity[index] ?? 0) === 0) continue
    const place = months.placeOfDay[index] ?? 0
    sums[place] = (sums[place] ?? 0) + shareOf(days.contracted[index] ?? 0, percentage)
  }
}

/** The seconds of all bookings of a role by month; all months of the known days are there, also empty ones. */
export const bookedMonths = (
  bookings: readonly BookedTime[],
  days: WorkDays,
  months: MonthsOfStretch,
): MonthOfSeconds[] => {
  const sums = months.months.map(() => 0)
  const carried = carriedBefore(days)
  const start = dayNumber(days.from)
  for (const booking of bookings) {
    const bounds = knownPlaces(days, start, booking)
    if (booking.percentage === null) addCounted(sums, booking, carried, months, bounds)
    else addShares(sums, booking.percentage, days, months, bounds)
  }
  return months.months.map((month, place) => ({ month, seconds: sums[place] ?? 0 }))
}
