import type { BookingsToDelete, ChangedBookings } from '@praxis/contract/planning/bookings'
import type { InScenario } from '@praxis/contract/planning/planning-scenarios'
import { deletedWithin } from '@praxis/domain/planning/cut-bookings'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import type { Platform } from '../../../platform/platform'
import { changesOfPieces } from '../../bookings/commands/change-bookings'
import { type Door, lockPlanning } from '../../bookings/commands/lock-planning'
import { planBookings } from '../../bookings/commands/plan-bookings'
import { loadDaysOfBookings, rangeOf } from './days-of-bookings'

export const deleteBookings = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  door: Door | undefined,
  { bookingIDs, scenarioID: scenarioId, ...within }: BookingsToDelete & InScenario,
): Promise<ChangedBookings> => {
  const range = rangeOf(within)
  const { bookings } = await lockPlanning(db, actor, { door, bookingIds: bookingIDs, scenarioId })
  const daysOf = await loadDaysOfBookings(db, platform, actor, range ? bookings : [])
  return planBookings(db, actor, 'deleted', changesOfPieces(deletedWithin(bookings, range, daysOf)), { scenarioId })
}
