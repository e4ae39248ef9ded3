import type { BookingFlag } from '@praxis/contract/planning/planning-rules'
import type { BookedTime } from '../bookings/booking-days'
import type { Day } from '../calendar/day'

export interface FlaggedBooking extends BookedTime {
  readonly isSoft: boolean
  /** The part of a total that no day carries. */
  readonly secondsNotCarried: number
}

export interface BookedGround {
  readonly startDate: Day | null
  readonly endDate: Day | null
  /** Of the opportunity that it is on; null on a project. */
  readonly probability: number | null
  /** The last day of whoever fills the role, if it is known that they leave. */
  readonly lastDay: Day | null
}

/** What is odd about a booking: it is shown, never refused. */
export const bookingFlags = (
  { startDate, endDate, isSoft, secondsNotCarried }: FlaggedBooking,
  target: BookedGround,
): BookingFlag[] => {
  const isBefore = target.startDate !== null && startDate < target.startDate
  const isAfter = target.endDate !== null && endDate > target.endDate
  return [
    ...(isBefore || isAfter ? (['outsideDates'] as const) : []),
    ...(secondsNotCarried > 0 ? (['notCarried'] as const) : []),
    // Soft time of something that is lost counts as nothing, hard time still as a whole.
    ...(!isSoft && target.probability === 0 ? (['lost'] as const) : []),
    ...(target.lastDay !== null && endDate > target.lastDay ? (['personLeft'] as const) : []),
  ]
}
