import { addDays, type Day, daysBetween } from '../calendar/day'
import { type BookedTime, secondsByDay } from './booking-days'
import type { WorkDays } from './work-days'

export interface CutBooking<Booking extends BookedTime> {
  readonly before: Booking | undefined
  readonly inside: Booking | undefined
  readonly after: Booking | undefined
}

const sumOf = (seconds: readonly number[]): number => seconds.reduce((sum, some) => sum + some, 0)

/**
 * Cuts a booking at the edges of a range. Each piece of a total keeps what its days carried before; a total that no day
 * carries stays with the first piece, so that it is not lost.
 */
export const cut = <Booking extends BookedTime>(
  booking: Booking,
  range: { readonly from: Day; readonly to: Day },
  days: WorkDays,
): CutBooking<Booking> => {
  const { startDate, endDate, totalSeconds } = booking
  const seconds = totalSeconds === null ? undefined : secondsByDay(booking, days)
  let notCarried = seconds && totalSeconds !== null ? totalSeconds - sumOf(seconds) : 0
  const piece = (from: Day, to: Day): Booking | undefined => {
    const first = from > startDate ? from : startDate
    const last = to < endDate ? to : endDate
    if (first > last) return undefined
    if (!seconds) return { ...booking, startDate: first, endDate: last }
    const carried = sumOf(seconds.slice(daysBetween(startDate, first), daysBetween(startDate, last) + 1)) + notCarried
    notCarried = 0
    return carried === 0 && totalSeconds !== 0
      ? undefined
      : { ...booking, startDate: first, endDate: last, totalSeconds: carried }
  }
  return {
    before: piece(startDate, addDays(range.from, -1)),
    inside: piece(range.from, range.to),
    after: piece(addDays(range.to, 1), endDate),
  }
}
