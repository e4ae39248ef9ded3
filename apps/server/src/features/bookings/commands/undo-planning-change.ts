import type { ChangedBookings } from '@praxis/contract/planning/bookings'
import { isAsLeft, reversed } from '@praxis/domain/planning/change-rows'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { Refusal } from '../../../platform/refusal'
import { openPlan } from '../queries/open-scenario'
import { type KeptChange, lockNextChange, nextChange, type Way } from '../queries/planning-stack'
import { loadStoredBookings, loadStoredRoles, type StoredBooking } from '../queries/stored-rows'
import { whoChanged } from '../queries/who-changed'
import type { ChangedRows } from './keep-planning-change'
import { lockPlanning } from './lock-planning'
import { answerOf } from './plan-bookings'
import { putRows, type StoredRows, sidesOf } from './put-rows'
import { putRowsInScenario } from './put-rows-in-scenario'
import { turnMerge } from './turn-merge'

/** What the change is to make of the rows, and how they must be now. */
const turned = ({ bookings, roles }: KeptChange, way: Way): ChangedRows =>
  way === 'redo' ? { bookings, roles } : { bookings: reversed(bookings), roles: reversed(roles) }

const targetIdsOf = async (
  db: Tx,
  { bookings, roles }: ChangedRows,
  scenarioId: string | undefined,
): Promise<string[]> => {
  const stored = await loadStoredRoles(db, [...new Set(sidesOf(bookings).map((row) => row.role_id))], scenarioId)
  return [...new Set([...sidesOf(roles), ...stored.values()].map((role) => role.targetable_id))]
}

/** Bookings and roles that are not as the change left them, or whose role is gone. */
const changedSince = ({ bookings, roles }: ChangedRows, stored: StoredRows): string[] => {
  const comesBack = new Set(roles.filter(({ after }) => after).map(({ id }) => id))
  const hasRole = ({ role_id }: StoredBooking) => comesBack.has(role_id) || stored.roles.has(role_id)
  return [
    ...bookings.flatMap(({ id, before, after }) => {
      if (!isAsLeft(stored.bookings.get(id) ?? null, before)) return [id]
      return after === null || hasRole(after) ? [] : [id, after.role_id]
    }),
    // Roles that come or go with their bookings need not be as they were.
    ...roles.flatMap(({ id, before, after }) =>
      before === null || after === null || isAsLeft(stored.roles.get(id) ?? null, before) ? [] : [id],
    ),
  ]
}

const keepTurned = (db: Tx, id: string, way: Way, { bookings, roles }: ChangedRows): Promise<number> => {
  const kept = way === 'redo' ? { bookings, roles } : { bookings: reversed(bookings), roles: reversed(roles) }
  return db.run(sql`
    update planning_changes set is_undone = ${way === 'undo'}, bookings = ${JSON.stringify(kept.bookings)},
      roles = ${JSON.stringify(kept.roles)}
    where company_id = ${db.scope.companyId} and id = ${id}`)
}

interface Turned {
  /** The change that is expected to be the next one. */
  readonly changeID?: string | undefined
  readonly scenarioID?: string | undefined
}

const turnAround = async (
  db: Tx,
  platform: Pick<Platform, 'files'>,
  actor: EmployeeActor,
  way: Way,
  { changeID: expectedId, scenarioID: scenarioId }: Turned,
): Promise<ChangedBookings> => {
  await openPlan(db, actor, scenarioId)
  const change = await nextChange(db, actor, way, scenarioId)
  if (!change) throw new Refusal('nothingToUndo')
  const rows = turned(change, way)
  // Scenarios are locked before what is planned, as merging them does.
  if (change.action === 'merged') await turnMerge(db, actor, change.id, way)
  const targetIds = await targetIdsOf(db, rows, scenarioId)
  const { targetOf } = await lockPlanning(db, actor, { targetIds, scenarioId })
  // The same person may have undone it, or changed something else, in another window meanwhile.
  const isNext = (await lockNextChange(db, actor, way, scenarioId)) === change.id
  if (!isNext || (expectedId !== undefined && expectedId !== change.id)) throw new Refusal('changedMeanwhile')
  const refuse = async (ids: readonly string[]): Promise<void> => {
    if (ids.length === 0) return
    throw new Refusal('bookingChangedSince', { who: await whoChanged(db, actor, change.id, ids, scenarioId) })
  }
  const bookingIds = rows.bookings.map(({ id }) => id)
  const roleIds = [...rows.roles.map(({ id }) => id), ...sidesOf(rows.bookings).map((row) => row.role_id)]
  const stored = {
    bookings: await loadStoredBookings(db, bookingIds, scenarioId),
    roles: await loadStoredRoles(db, roleIds, scenarioId),
  }
  await refuse(changedSince(rows, stored))
  const { written, roles, stay } =
    scenarioId === undefined
      ? await putRows(db, platform, actor, targetOf, rows, stored)
      : await putRowsInScenario(db, actor, scenarioId, rows, stored)
  if (rows.bookings.length === 0 || change.action === 'roleDeleted') await refuse(stay)
  await keepTurned(db, change.id, way, { bookings: written.rows, roles })
  return answerOf(change.id, written)
}

/** Takes the caller’s last change back; the reverse is a change like any other for everybody else. */
export const undoPlanningChange = (db: Tx, platform: Platform, actor: EmployeeActor, asked: Turned) =>
  turnAround(db, platform, actor, 'undo', asked)

export const redoPlanningChange = (db: Tx, platform: Platform, actor: EmployeeActor, asked: Turned) =>
  turnAround(db, platform, actor, 'redo', asked)
