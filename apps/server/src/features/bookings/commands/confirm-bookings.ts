import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { listBookedRoles } from '../queries/booked-roles'
import { changeBookings } from './change-bookings'

/** What was booked softly on a targetable is booked hard from now on. */
export const confirmBookings = async (db: Tx, actor: EmployeeActor, targetableId: string): Promise<void> => {
  const roles = await listBookedRoles(db, targetableId)
  await changeBookings(db, actor, {
    changed: roles.flatMap(({ bookings }) => bookings.map((booking) => ({ ...booking, isSoft: false }))),
  })
}
