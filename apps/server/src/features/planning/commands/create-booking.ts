import type { ChangedBookings, NewBooking } from '@praxis/contract/planning/bookings'
import type { InScenario } from '@praxis/contract/planning/planning-scenarios'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import type { Platform } from '../../../platform/platform'
import { type Door, lockPlanning } from '../../bookings/commands/lock-planning'
import { planBookings } from '../../bookings/commands/plan-bookings'
import { assertBookable } from './assert-bookable'
import { DAYS_GIVEN, newBooking } from './booking-input'
import { type OnTarget, targetToPlan } from './named-target'
import { doorOfRole, roleInTarget } from './role-in-target'

/** Books somebody on a project or opportunity. */
export const createBookingOn = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  door: Door,
  given: NewBooking,
  scenarioId?: string,
): Promise<ChangedBookings> => {
  const { targetOf } = await lockPlanning(db, actor, { door, scenarioId })
  const { roleId, madeIds } = await roleInTarget(db, platform, actor, targetOf(door.id), given, { scenarioId })
  const booking = newBooking(given, roleId)
  await assertBookable(db, platform, actor, [booking], DAYS_GIVEN, scenarioId)
  const made = [{ ...booking, cutFrom: null }]
  return planBookings(db, actor, 'booked', { made }, { madeRoleIds: madeIds, scenarioId })
}

/** A role says by itself what it is of. */
export const createBooking = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  { projectID, opportunityID, scenarioID, ...given }: NewBooking & OnTarget & InScenario,
): Promise<ChangedBookings> => {
  const isNamed = projectID !== undefined || opportunityID !== undefined
  const door =
    isNamed || given.roleID === undefined
      ? targetToPlan({ projectID, opportunityID })
      : await doorOfRole(db, actor, given.roleID, scenarioID)
  return createBookingOn(db, platform, actor, door, given, scenarioID)
}
