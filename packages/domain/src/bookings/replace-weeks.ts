import type { Day } from '../calendar/day'
import type { BookedTime } from './booking-days'
import { bookingsOfWeeks } from './bookings-of-weeks'
import { cut } from './cut'
import { stretchesOfWeeks, type WeekOfSeconds } from './week-grid'
import type { WorkDays } from './work-days'

export interface ReplacedWeeks<Booking extends BookedTime> {
  /** What is left of each booking, its first piece first; nothing of those that lay in changed weeks only. */
  readonly left: readonly { readonly booking: Booking; readonly pieces: readonly Booking[] }[]
  readonly added: readonly BookedTime[]
}

/** What is left of a booking outside stretches of days. */
export const piecesOutside = <Booking extends BookedTime>(
  booking: Booking,
  stretches: readonly { readonly from: Day; readonly to: Day }[],
  days: WorkDays,
): Booking[] => {
  let pieces = [booking]
  for (const stretch of stretches)
    pieces = pieces.flatMap((piece) => {
      if (piece.endDate < stretch.from || piece.startDate > stretch.to) return [piece]
      const { before, after } = cut(piece, stretch, days)
      return [before, after].filter((part) => part !== undefined)
    })
  return pieces
}

/** Replaces what bookings have in some weeks, and leaves every other week as it is. */
export const replacedWeeks = <Booking extends BookedTime>(
  bookings: readonly Booking[],
  changed: readonly WeekOfSeconds[],
  dates: { readonly from: Day; readonly to: Day },
  days: WorkDays,
): ReplacedWeeks<Booking> => {
  const stretches = stretchesOfWeeks(changed.map(({ monday }) => monday))
  return {
    left: bookings.map((booking) => ({ booking, pieces: piecesOutside(booking, stretches, days) })),
    added: bookingsOfWeeks(changed, dates, days),
  }
}
