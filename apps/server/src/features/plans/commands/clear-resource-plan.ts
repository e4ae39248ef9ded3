import { piecesOutside } from '@praxis/domain/bookings/replace-weeks'
import { addDays } from '@praxis/domain/calendar/day'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import type { Platform } from '../../../platform/platform'
import { changeBookings, changesOfPieces } from '../../bookings/commands/change-bookings'
import { announceTargetable } from '../../targetables/commands/targetable-effects'
import type { OpenTargetable } from '../../targetables/queries/open-targetable'
import { todayOf } from '../queries/plan-ground'
import { loadResourceGround } from '../queries/resource-ground'

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
  const left = roles.flatMap(({ bookings, employeeId }) =>
    bookings.map((booking) => ({ booking, pieces: piecesOutside(booking, ahead, daysOf(employeeId)) })),
  )
  const { rows } = await changeBookings(db, actor, changesOfPieces(left))
  if (rows.length === 0) return
  db.record({ entity: 'project', id, action: 'resourcePlanCleared' })
  await announceTargetable(db, target.kind, id)
}
