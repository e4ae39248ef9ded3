import type { BookedTime } from '../bookings/booking-days'
import { cut } from '../bookings/cut'
import { piecesOutside } from '../bookings/replace-weeks'
import type { WorkDays } from '../bookings/work-days'
import type { DateRange } from '../calendar/date-range'
import type { Day } from '../calendar/day'
import type { PiecesOfBooking } from './offset'

/**
 * What is left of bookings once they are deleted, or what lies of them within a range: no piece of those that are gone,
 * else the first keeps the id. Only bookings that change are answered.
 */
export const deletedWithin = <Booking extends BookedTime>(
  chosen: readonly Booking[],
  range: DateRange | undefined,
  daysOf: (booking: Booking) => WorkDays,
): PiecesOfBooking<Booking>[] =>
  chosen.flatMap((booking) => {
    if (!range) return { booking, pieces: [] }
    if (booking.endDate < range.from || booking.startDate > range.to) return []
    return { booking, pieces: piecesOutside(booking, [range], daysOf(booking)) }
  })

/** The two pieces of a booking of which the second begins on a day; undefined where one of them would be nothing. */
export const splitAt = <Booking extends BookedTime>(
  booking: Booking,
  day: Day,
  days: WorkDays,
): readonly [Booking, Booking] | undefined => {
  if (day <= booking.startDate || day > booking.endDate) return undefined
  const { before, inside } = cut(booking, { from: day, to: booking.endDate }, days)
  return before && inside && [before, inside]
}
