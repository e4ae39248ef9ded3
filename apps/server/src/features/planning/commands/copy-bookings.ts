import type { BookingCopy, ChangedBookings } from '@praxis/contract/planning/bookings'
import type { InScenario } from '@praxis/contract/planning/planning-scenarios'
import { movedBy } from '@praxis/domain/planning/offset'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import type { Platform } from '../../../platform/platform'
import { Refusal } from '../../../platform/refusal'
import { type Door, type LockedBooking, lockPlanning } from '../../bookings/commands/lock-planning'
import { planBookings } from '../../bookings/commands/plan-bookings'
import { rolesForBookings, type WantedRole } from '../../bookings/commands/role-for-booking'
import type { OpenTargetable } from '../../targetables/queries/open-targetable'
import { assertBookable } from './assert-bookable'
import { namedTarget } from './named-target'
import { doorOfRole, wantedOf } from './role-in-target'

const MOVED_TO = { startDate: 'offsetDays', endDate: 'offsetDays', amount: 'offsetDays' } as const

/** A booking and the role that its copy is in. */
type Copied = readonly [booking: LockedBooking, roleId: string]

/** Copies on another project are for the same people and rate cards there. */
const wantedThere = ({ role: { employeeId, rateCardId, name } }: LockedBooking): WantedRole => ({
  employeeId,
  rateCardId,
  roleName: name,
})

/** Bookings whose copies are for the same person or rate card, and for whom that is. */
function byWanted(bookings: readonly LockedBooking[], wantedOfAll: WantedRole | undefined) {
  const groups = new Map<string, { wanted: WantedRole; bookings: LockedBooking[] }>()
  for (const booking of bookings) {
    const wanted = wantedOfAll ?? wantedThere(booking)
    const key = JSON.stringify(wanted)
    const group = groups.get(key)
    if (group) group.bookings.push(booking)
    else groups.set(key, { wanted, bookings: [booking] })
  }
  return [...groups.values()]
}

export const copyBookings = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  { bookingIDs, offsetDays, scenarioID: scenarioId, projectID, opportunityID, ...who }: BookingCopy & InScenario,
): Promise<ChangedBookings> => {
  const wanted = wantedOf(who)
  const named = namedTarget({ projectID, opportunityID })
  const door: Door | undefined = who.roleID === undefined ? named : await doorOfRole(db, actor, who.roleID, scenarioId)
  if (door && named && door.id !== named.id) throw new Refusal('notFound')
  const locked = await lockPlanning(db, actor, { bookingIds: bookingIDs, targetIds: door && [door.id], scenarioId })
  const { bookings, targetOf } = locked
  if (door && targetOf(door.id).kind !== door.kind) throw new Refusal('notFound')
  const targetOfCopy = ({ role }: LockedBooking): OpenTargetable => targetOf(door?.id ?? role.targetableId)

  const copied: Copied[] = []
  const madeRoleIds: string[] = []
  const stays = ({ role }: LockedBooking) => !wanted && (!door || door.id === role.targetableId)
  if (who.roleID !== undefined) for (const booking of bookings) copied.push([booking, who.roleID])
  else {
    for (const booking of bookings.filter(stays)) copied.push([booking, booking.roleId])
    const others = bookings.filter((booking) => !stays(booking))
    for (const together of byWanted(others, wanted)) {
      const targets = [...new Set(together.bookings.map(targetOfCopy))]
      const roles = await rolesForBookings(db, platform, actor, targets, together.wanted, scenarioId)
      for (const booking of together.bookings) copied.push([booking, roles.roleOn(targetOfCopy(booking).row.id)])
      madeRoleIds.push(...roles.madeIds)
    }
  }
  const made = copied.map(([booking, roleId]) => ({ ...movedBy(booking, offsetDays), roleId, cutFrom: null }))
  await assertBookable(db, platform, actor, made, MOVED_TO, scenarioId)
  return planBookings(db, actor, 'copied', { made }, { madeRoleIds, scenarioId })
}
