import type { BookedTime } from '@praxis/domain/bookings/booking-days'
import { formatDay } from '@praxis/domain/calendar/day'
import { formatDuration } from '@praxis/domain/durations/duration'

interface WordedBooking extends BookedTime {
  readonly isSoft: boolean
}

const HUNDREDTHS = 100

const amountText = ({ secondsPerDay, totalSeconds, percentage }: BookedTime): string => {
  if (percentage !== null) return `${percentage / HUNDREDTHS}%`
  return totalSeconds === null
    ? `${formatDuration(secondsPerDay ?? 0)} a day`
    : `${formatDuration(totalSeconds)} in all`
}

/** When and how much: 06/07/2026–10/07/2026, 7h 30m a day, soft. */
export const bookingText = (booking: WordedBooking): string => {
  const { startDate, endDate, isSoft } = booking
  const days = startDate === endDate ? formatDay(startDate) : `${formatDay(startDate)}–${formatDay(endDate)}`
  return `${days}, ${amountText(booking)}${isSoft ? ', soft' : ''}`
}
