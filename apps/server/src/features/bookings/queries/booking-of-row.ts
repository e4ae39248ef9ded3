import type { Booking } from '@praxis/contract/planning/bookings'
import type { BookedTime } from '@praxis/domain/bookings/booking-days'
import type { StoredBooking } from './stored-rows'

/** All of a booking but which role it is in. */
export interface BookingInRole extends BookedTime {
  readonly id: string
  readonly isSoft: boolean
  readonly note: string
  readonly cutFrom: string | null
  readonly version: number
}

export const bookingOf = (booking: BookingInRole, roleId: string): Booking => ({
  id: booking.id,
  roleID: roleId,
  startDate: booking.startDate,
  endDate: booking.endDate,
  secondsPerDay: booking.secondsPerDay,
  totalSeconds: booking.totalSeconds,
  percentage: booking.percentage,
  type: booking.isSoft ? 'soft' : 'hard',
  note: booking.note,
  cutFrom: booking.cutFrom,
  version: booking.version,
})

export const storedBookingOf = ({ role_id, start_date, end_date, is_soft, cut_from, ...row }: StoredBooking): Booking =>
  bookingOf(
    {
      startDate: start_date,
      endDate: end_date,
      secondsPerDay: row.seconds_per_day,
      totalSeconds: row.total_seconds,
      isSoft: is_soft,
      cutFrom: cut_from,
      ...row,
    },
    role_id,
  )
