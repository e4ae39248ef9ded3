import type { Feature } from '../../../platform/feature'
import { bookingsCalendar } from './bookings-calendar'
import { bookingsToLog } from './bookings-to-log'
import { bookedOnDays } from './queries/booked-on-days'
import { resourcingRoutes } from './resourcing.routes'

/** Who is booked for how much, and what other features show of bookings. */
export const resourcing: Feature = {
  routes: resourcingRoutes,
  timeSuggestions: [bookingsToLog],
  calendarFeeds: [bookingsCalendar],
  bookedTime: bookedOnDays,
}
