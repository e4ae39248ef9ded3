import type { OffsetMethod } from '@praxis/contract/planning/planning-rules'
import type { BookedTime } from '../bookings/booking-days'
import { cut } from '../bookings/cut'
import type { WorkDays } from '../bookings/work-days'
import type { DateRange } from '../calendar/date-range'
import { addDays, type Day, daysBetween } from '../calendar/day'

export interface Offset {
  readonly method: OffsetMethod
  /** So many days or weeks later, or earlier below 0. */
  readonly offset?: number | undefined
  /** The day on which the first of them begins afterwards. */
  readonly until?: Day | undefined
}

export interface PiecesOfBooking<Booking extends BookedTime> {
  readonly booking: Booking
  /** What has become of it, in the order before it was moved: the first piece keeps its id, others are new ones. */
  readonly pieces: readonly Booking[]
}

export interface OffsetBooking<Booking extends BookedTime> extends PiecesOfBooking<Booking> {
  readonly moved: Booking
}

const DAYS_OF_WEEK = 7

/** The booking on other days: as long by the calendar, with the same amount, so a total stays what it is. */
export const movedBy = <Booking extends BookedTime>(booking: Booking, days: number): Booking => ({
  ...booking,
  startDate: addDays(booking.startDate, days),
  endDate: addDays(booking.endDate, days),
})

const daysToMove = ({ method, offset = 0, until }: Offset, starts: readonly Day[]): number => {
  if (method === 'days') return offset
  if (method === 'weeks') return offset * DAYS_OF_WEEK
  const [first] = starts.toSorted()
  return first === undefined || until === undefined ? 0 : daysBetween(first, until)
}

/**
 * Moves bookings, or what lies of them within a range: the rest stays where it is, and may overlap with what was moved.
 * Only bookings that change are answered.
 */
export const offsetBookings = <Booking extends BookedTime>(
  chosen: readonly Booking[],
  offset: Offset,
  range: DateRange | undefined,
  daysOf: (booking: Booking) => WorkDays,
): OffsetBooking<Booking>[] => {
  const parts = chosen.flatMap((booking) => {
    if (!range) return { booking, before: undefined, inside: booking, after: undefined }
    const { before, inside, after } = cut(booking, range, daysOf(booking))
    return inside ? { booking, before, inside, after } : []
  })
  const days = daysToMove(
    offset,
    parts.map(({ inside }) => inside.startDate),
  )
  if (days === 0) return []
  return parts.map(({ booking, before, inside, after }) => {
    const moved = movedBy(inside, days)
    return { booking, pieces: [before, moved, after].filter((piece) => piece !== undefined), moved }
  })
}
