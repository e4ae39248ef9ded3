import type { BookingOffset, ChangedBookings } from '@praxis/contract/planning/bookings'
import type { InScenario } from '@praxis/contract/planning/planning-scenarios'
import { offsetBookings as moved } from '@praxis/domain/planning/offset'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import type { Platform } from '../../../platform/platform'
import { invalidField } from '../../../platform/refusal'
import { changesOfPieces } from '../../bookings/commands/change-bookings'
import { type Door, lockPlanning } from '../../bookings/commands/lock-planning'
import { planBookings } from '../../bookings/commands/plan-bookings'
import { assertBookable } from './assert-bookable'
import { loadDaysOfBookings, rangeOf } from './days-of-bookings'

export const offsetBookings = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  door: Door | undefined,
  { bookingIDs, offsetMethod: method, offset, until, scenarioID: scenarioId, ...within }: BookingOffset & InScenario,
): Promise<ChangedBookings> => {
  if (method === 'until' && until === undefined) throw invalidField('until', 'Choose a day')
  if (method !== 'until' && offset === undefined) throw invalidField('offset', `Enter how many ${method}`)
  const range = rangeOf(within)
  const { bookings } = await lockPlanning(db, actor, { door, bookingIds: bookingIDs, scenarioId })
  const daysOf = await loadDaysOfBookings(db, platform, actor, range ? bookings : [])
  const pieces = moved(bookings, { method, offset, until }, range, daysOf)
  const path = method === 'until' ? 'until' : 'offset'
  await assertBookable(
    db,
    platform,
    actor,
    pieces.map((one) => one.moved),
    { startDate: path, endDate: path, amount: path },
    scenarioId,
  )
  return planBookings(db, actor, 'moved', changesOfPieces(pieces), { scenarioId })
}
