import type { BookingCopy, ChangedBookings } from '@praxis/contract/planning/bookings'
import type { InScenario } from '@praxis/contract/planning/planning-scenarios'
import { movedBy } from '@praxis/domain/planning/offset'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import type { Platform } from '../../../platform/platform'
import { lockPlanning } from '../../bookings/commands/lock-planning'
import { planBookings } from '../../bookings/commands/plan-bookings'
import { rolesForBookings } from '../../bookings/commands/role-for-booking'
import { assertBookable } from './assert-bookable'

const MOVED_TO = { startDate: 'offsetDays', endDate: 'offsetDays', amount: 'offsetDays' } as const

export const copyBookings = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  { bookingIDs, offsetDays, employeeID, scenarioID: scenarioId }: BookingCopy & InScenario,
): Promise<ChangedBookings> => {
  const { bookings, targetOf } = await lockPlanning(db, actor, { bookingIds: bookingIDs, scenarioId })
  const targets = [...new Set(bookings.map(({ role }) => role.targetableId))].map(targetOf)
  const roles =
    employeeID === undefined
      ? undefined
      : await rolesForBookings(db, platform, actor, targets, { employeeId: employeeID, rateCardId: null }, scenarioId)
  const made = bookings.map((booking) => ({
    ...movedBy(booking, offsetDays),
    roleId: roles?.roleOn(booking.role.targetableId) ?? booking.roleId,
    cutFrom: null,
  }))
  await assertBookable(db, platform, actor, made, MOVED_TO, scenarioId)
  return planBookings(db, actor, 'copied', { made }, { madeRoleIds: roles?.madeIds ?? [], scenarioId })
}
