import type { ChangedRow } from '@praxis/domain/planning/change-rows'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import type { Platform } from '../../../platform/platform'
import type { StoredBooking, StoredRole } from '../queries/stored-rows'
import { announcePlanning } from './announce-planning'
import type { ChangedRows } from './keep-planning-change'
import type { LockedPlanning } from './lock-planning'
import { noteBookings } from './note-bookings'
import { recordBookings } from './record-bookings'
import { dropRoles, putRoles } from './turn-roles'
import { type WrittenBookings, writeBookings } from './write-bookings'

export interface StoredRows {
  readonly bookings: ReadonlyMap<string, StoredBooking>
  readonly roles: ReadonlyMap<string, StoredRole>
}

export const sidesOf = <Row>(rows: readonly { readonly before: Row | null; readonly after: Row | null }[]): Row[] =>
  rows.flatMap(({ before, after }) => [before, after].filter((row) => row !== null))

/** Rows with the versions that they have by now: one that comes back later goes on from there. */
export const withVersions = <Row extends { readonly version: number }>(
  rows: readonly ChangedRow<Row & Readonly<Record<string, unknown>>>[],
  stored: ReadonlyMap<string, Row>,
) =>
  rows.map(({ id, before, after }) => {
    const version = Math.max(before?.version ?? 0, after?.version ?? 0, stored.get(id)?.version ?? 0)
    return { id, before: before && { ...before, version }, after: after && { ...after, version: version + 1 } }
  })

export interface PutRows {
  readonly written: WrittenBookings
  readonly roles: ChangedRows['roles']
  /** Roles that were to go and stay, as they are used. */
  readonly stay: readonly string[]
}

/** Makes whole rows of bookings and roles of the real plan what they are to be: roles come before their bookings, and go after. */
export const putRows = async (
  db: Tx,
  { files }: Pick<Platform, 'files'>,
  actor: EmployeeActor,
  targetOf: LockedPlanning['targetOf'],
  rows: ChangedRows,
  stored: StoredRows,
): Promise<PutRows> => {
  const bookings = withVersions(rows.bookings, stored.bookings)
  const roles = withVersions(rows.roles, stored.roles)
  const filled = sidesOf(roles).map((role) => ({ targetableId: role.targetable_id, employeeId: role.employee_id }))
  await noteBookings(db, actor, filled)
  // A role that stayed when its booking went is there already.
  const missing = roles.filter(({ id, before }) => before !== null || !stored.roles.has(id))
  await putRoles(db, files, targetOf, missing)
  const written = await writeBookings(db, actor, bookings)
  recordBookings(db, written)
  const stay = await dropRoles(db, files, targetOf, roles, stored.roles)
  if (filled.length > 0) await announcePlanning(db, filled)
  return { written, roles, stay }
}
