import type { ChangedBookings } from '@praxis/contract/planning/bookings'
import type { InScenario } from '@praxis/contract/planning/planning-scenarios'
import type { Day } from '@praxis/domain/calendar/day'
import { splitAt } from '@praxis/domain/planning/cut-bookings'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import type { Platform } from '../../../platform/platform'
import { invalidField, Refusal } from '../../../platform/refusal'
import { changesOfPieces } from '../../bookings/commands/change-bookings'
import { lockPlanning } from '../../bookings/commands/lock-planning'
import { planBookings } from '../../bookings/commands/plan-bookings'
import { loadDaysOfBookings } from './days-of-bookings'

export const splitBooking = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  bookingId: string,
  { day, scenarioID: scenarioId }: { readonly day: Day } & InScenario,
): Promise<ChangedBookings> => {
  const { bookings } = await lockPlanning(db, actor, { bookingIds: [bookingId], scenarioId })
  const [booking] = bookings
  if (!booking) throw new Refusal('notFound')
  const daysOf = await loadDaysOfBookings(db, platform, actor, bookings)
  const pieces = splitAt(booking, day, daysOf(booking))
  if (!pieces) throw invalidField('day', 'Choose a day with booked time before and after it')
  return planBookings(db, actor, 'split', changesOfPieces([{ booking, pieces }]), { scenarioId })
}
