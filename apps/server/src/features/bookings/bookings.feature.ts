import type { Feature } from '../../platform/feature'
import { bookingsChanged } from './bookings-changed'
import { sweepPlanningChanges } from './sweep-planning-changes'
import { tellOfBookings } from './tell-of-bookings'

/** Who is booked in the roles of projects and opportunities: every way to plan writes through this. */
export const bookings: Feature = {
  routes: [],
  jobs: [tellOfBookings],
  dueWork: [sweepPlanningChanges],
  notificationKinds: [bookingsChanged],
}
