import type { AssetBooking } from '@praxis/contract/assets/asset-shapes'

type Booked = Pick<AssetBooking, 'isOverdue' | 'takenAt' | 'returnedAt' | 'to' | 'from'>

/** What is not back in time, what is out, then what comes next. */
const rankOf = ({ isOverdue, takenAt }: Booked): number => (isOverdue ? 0 : takenAt !== null ? 1 : 2)

const momentOf = (booking: Booked): string => (booking.takenAt === null ? booking.from : booking.to)

/** Bookings in the order in which they are to be dealt with: first what has to come back, by when it is due. */
export const toDoFirst = <Booking extends Booked>(bookings: readonly Booking[]): Booking[] =>
  bookings.toSorted((one, other) => rankOf(one) - rankOf(other) || (momentOf(one) < momentOf(other) ? -1 : 1))
