import { piecesOutside } from '@praxis/domain/bookings/replace-weeks'
import { addDays } from '@praxis/domain/calendar/day'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import type { Platform } from '../../../platform/platform'
import { announceTargetable } from '../../targetables/commands/targetable-effects'
import type { OpenTargetable } from '../../targetables/queries/open-targetable'
import { todayOf } from '../queries/plan-ground'
import { loadResourceGround } from '../queries/resource-ground'
import { storeBookings } from './store-bookings'

const END_OF_TIME = '9999-12-30'

/** Deletes what is booked from tomorrow on; bookings that have begun end today, with what their days carried. */
export const clearResourcePlan = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  target: OpenTargetable,
): Promise<void> => {
  const { id } = target.row
  const { roles, daysOf } = await loadResourceGround(db, platform, actor, id)
  const ahead = [{ from: addDays(todayOf(db, actor), 1), to: END_OF_TIME }]
  const hasChanged = await storeBookings(
    db,
    actor,
    roles.map((role) => ({
      roleId: role.id,
      left: role.bookings.map((booking) => ({
        booking,
        pieces: piecesOutside(booking, ahead, daysOf(role.employeeId)),
      })),
      added: [],
    })),
  )
  if (!hasChanged) return
  db.record({ entity: 'project', id, action: 'resourcePlanCleared' })
  await announceTargetable(db, target.kind, id)
}
