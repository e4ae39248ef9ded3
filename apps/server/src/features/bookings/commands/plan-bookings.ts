import type { ChangedBookings } from '@praxis/contract/planning/bookings'
import type { PlanningChange } from '@praxis/contract/planning/planning-changes'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { storedBookingOf } from '../queries/booking-of-row'
import { bookedRoleOf } from '../queries/roles-of-bookings'
import { loadStoredRoles } from '../queries/stored-rows'
import { type BookingsChange, changeBookings } from './change-bookings'
import { keepPlanningChange } from './keep-planning-change'
import { recordBookings } from './record-bookings'
import type { WrittenBookings } from './write-bookings'

export const answerOf = (changeID: string | null, { rows, roles }: WrittenBookings): ChangedBookings => {
  const bookings = rows.flatMap(({ after }) => (after ? [storedBookingOf(after)] : []))
  const used = new Set(bookings.map(({ roleID }) => roleID))
  return {
    changeID,
    deletedIDs: rows.filter(({ after }) => after === null).map(({ id }) => id),
    bookings,
    roles: roles.filter(({ id }) => used.has(id)).map(bookedRoleOf),
  }
}

export interface MoreOfChange {
  /** Roles that were added for it. */
  readonly madeRoleIds?: readonly string[]
  readonly scenarioId?: string | undefined
}

/** A change that a planner makes: it is written, said in the history, and kept to be taken back with the roles it made. */
export const planBookings = async (
  db: Tx,
  actor: EmployeeActor,
  action: PlanningChange['action'],
  change: BookingsChange,
  { madeRoleIds = [], scenarioId }: MoreOfChange = {},
): Promise<ChangedBookings> => {
  const written = await changeBookings(db, actor, change, scenarioId)
  if (scenarioId === undefined) recordBookings(db, written)
  const made = madeRoleIds.length === 0 ? [] : [...(await loadStoredRoles(db, madeRoleIds, scenarioId)).values()]
  const roles = made.map((after) => ({ id: after.id, before: null, after }))
  return answerOf(await keepPlanningChange(db, actor, action, { bookings: written.rows, roles }, scenarioId), written)
}
