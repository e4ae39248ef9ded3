import type { BookingChanges, ChangedBookings } from '@praxis/contract/planning/bookings'
import type { InScenario } from '@praxis/contract/planning/planning-scenarios'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import type { Platform } from '../../../platform/platform'
import { assertUnchangedSince, Refusal } from '../../../platform/refusal'
import { type Door, type LockedBooking, lockPlanning } from '../../bookings/commands/lock-planning'
import { planBookings } from '../../bookings/commands/plan-bookings'
import type { OpenTargetable } from '../../targetables/queries/open-targetable'
import { assertBookable } from './assert-bookable'
import { bookingAfter, DAYS_GIVEN } from './booking-input'
import { namedTarget, type OnTarget } from './named-target'
import { type RoleInTarget, roleInTarget } from './role-in-target'

/** A booking stays in its role, unless another role, person or target is named; on another target its person stays. */
const roleAfter = (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  target: OpenTargetable,
  booking: LockedBooking,
  changes: BookingChanges & InScenario,
): Promise<RoleInTarget> | RoleInTarget => {
  const { roleId, role } = booking
  const { roleID = roleId, employeeID = role.employeeId, rateCardID } = changes
  const isSamePerson = roleID === roleId && employeeID === role.employeeId && rateCardID === undefined
  if (isSamePerson && target.row.id === role.targetableId) return { roleId, madeIds: [] }
  const { employeeId, rateCardId, name } = role
  const otherwise = {
    employeeId,
    rateCardId: employeeId === null ? rateCardId : null,
    roleName: changes.roleName ?? name,
  }
  return roleInTarget(db, platform, actor, target, changes, { otherwise, scenarioId: changes.scenarioID })
}

export const updateBooking = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  door: Door | undefined,
  bookingId: string,
  { version, projectID, opportunityID, ...changes }: BookingChanges & OnTarget & InScenario,
): Promise<ChangedBookings> => {
  const named = namedTarget({ projectID, opportunityID })
  const targetIds = named ? [named.id] : []
  const { scenarioID: scenarioId } = changes
  const { bookings, targetOf } = await lockPlanning(db, actor, { door, bookingIds: [bookingId], targetIds, scenarioId })
  const [booking] = bookings
  if (!booking) throw new Refusal('notFound')
  assertUnchangedSince(version, booking.version)
  const target = targetOf(named?.id ?? booking.role.targetableId)
  if (named && named.kind !== target.kind) throw new Refusal('notFound')
  const { roleId, madeIds } = await roleAfter(db, platform, actor, target, booking, changes)
  const changed = { ...bookingAfter(changes, booking, roleId), id: booking.id }
  await assertBookable(db, platform, actor, [changed], DAYS_GIVEN, scenarioId)
  return planBookings(db, actor, 'changed', { changed: [changed] }, { madeRoleIds: madeIds, scenarioId })
}
