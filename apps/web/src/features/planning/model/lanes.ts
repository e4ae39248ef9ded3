import type { DateRange } from '@praxis/domain/calendar/date-range'
import type { BookingInRow } from './plan-row'

export interface PlacedBooking extends BookingInRow {
  readonly lane: number
}

/** Lays bookings out below each other, so that none covers another; each in the first lane that is free by then. */
export function inLanes(bookings: readonly BookingInRow[], shown: DateRange): PlacedBooking[] {
  const ends: string[] = []
  return bookings
    .filter(({ booking }) => booking.endDate >= shown.from && booking.startDate <= shown.to)
    .toSorted((a, b) =>
      a.booking.startDate < b.booking.startDate ? -1 : a.booking.startDate > b.booking.startDate ? 1 : 0,
    )
    .map((each) => {
      const free = ends.findIndex((end) => end < each.booking.startDate)
      const lane = free === -1 ? ends.length : free
      ends[lane] = each.booking.endDate
      return { ...each, lane }
    })
}

export const lanesIn = (placed: readonly PlacedBooking[]): number =>
  placed.reduce((most, { lane }) => Math.max(most, lane + 1), 0)
