import type { BookingChanges, NewBooking } from '@praxis/contract/planning/bookings'
import { LONGEST_BOOKING_DAYS } from '@praxis/contract/planning/planning-rules'
import type { BookedTime } from '@praxis/domain/bookings/booking-days'
import { daysBetween } from '@praxis/domain/calendar/day'
import { invalidField } from '../../../platform/refusal'
import type { BookingContent } from '../../bookings/queries/booked-roles'

type Amounts = Pick<BookedTime, 'secondsPerDay' | 'totalSeconds' | 'percentage'>

const amounts = ['secondsPerDay', 'totalSeconds', 'percentage'] as const
const NO_AMOUNT: Amounts = { secondsPerDay: null, totalSeconds: null, percentage: null }

/** The one amount that is given replaces whichever there was. */
const amountOf = (given: NewBooking | BookingChanges, before: Amounts): Amounts => {
  const set = amounts.filter((name) => (given[name] ?? null) !== null)
  const [name] = set
  const after =
    name === undefined
      ? Object.fromEntries(amounts.map((each) => [each, given[each] === null ? null : before[each]]))
      : { [name]: given[name] }
  const amount = { ...NO_AMOUNT, ...after }
  if (set.length > 1 || amounts.every((each) => amount[each] === null))
    throw invalidField(set[1] ?? 'secondsPerDay', 'Enter a time per day, a total or a percentage, just one of them')
  return amount
}

/** Where days that cannot be are told, if they were given one by one. */
export const DAYS_GIVEN = { startDate: 'startDate', endDate: 'endDate' } as const

const assertDays = ({ startDate, endDate }: Pick<BookedTime, 'startDate' | 'endDate'>): void => {
  if (endDate < startDate) throw invalidField('endDate', 'Choose a day on or after the first one')
  if (daysBetween(startDate, endDate) >= LONGEST_BOOKING_DAYS)
    throw invalidField('endDate', 'A booking has at most ten years')
}

/** A booking as it is to be; what is not given stays. */
export const bookingAfter = (
  given: NewBooking | BookingChanges,
  before: BookingContent,
  roleId: string,
): BookingContent => {
  const startDate = given.startDate ?? before.startDate
  const endDate = given.endDate ?? before.endDate
  assertDays({ startDate, endDate })
  return {
    roleId,
    startDate,
    endDate,
    ...amountOf(given, before),
    isSoft: given.type === undefined ? before.isSoft : given.type === 'soft',
    note: given.note ?? before.note,
  }
}

export const newBooking = (given: NewBooking, roleId: string): BookingContent =>
  bookingAfter(given, { ...NO_AMOUNT, ...given, roleId, isSoft: false }, roleId)
