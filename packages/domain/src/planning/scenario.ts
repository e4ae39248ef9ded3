import { type ChangedRow, isAsLeft, type KeptRow } from './change-rows'

/** What a scenario says of a row: how it was in the real plan when it was first touched, and how it is wanted. */
export interface ScenarioRow<Row extends KeptRow = KeptRow> {
  readonly id: string
  /** Null for a row that the scenario made. */
  readonly base: Row | null
  /** Null for a row that it deletes. */
  readonly wanted: Row | null
}

/** What a scenario says of a row after a change in it; undefined when it is as it was, so that the real row shows again. */
export const overlaid = <Row extends KeptRow>(
  known: ScenarioRow<Row> | undefined,
  { id, before, after }: ChangedRow<Row>,
): ScenarioRow<Row> | undefined => {
  const base = known ? known.base : before
  return isAsLeft(after, base) ? undefined : { id, base, wanted: after }
}

/** The rows of the real plan as a scenario shows them. */
export const inScenario = <Row extends KeptRow>(
  real: ReadonlyMap<string, Row>,
  changes: readonly ScenarioRow<Row>[],
): Map<string, Row> => {
  const rows = new Map(real)
  for (const { id, wanted } of changes)
    if (wanted) rows.set(id, wanted)
    else rows.delete(id)
  return rows
}

/** What was done to the real row since the scenario touched it, unless it is just what the scenario wants. */
export const conflictWith = ({ base, wanted }: Omit<ScenarioRow, 'id'>, real: KeptRow | null) => {
  if (isAsLeft(real, base) || isAsLeft(real, wanted)) return null
  return real === null ? ('deleted' as const) : ('changed' as const)
}

export interface KindOfRow extends ScenarioRow {
  readonly kind: 'booking' | 'role'
}

const roleOf = (row: KeptRow | null): unknown => row?.role_id

/** The chosen changes with those that they do not go without. */
const withNeeded = <Change extends KindOfRow>(
  changes: readonly Change[],
  chosen: ReadonlySet<string>,
  /** Whether a booking is chosen with a chosen role, and a role with a chosen booking. */
  isNeeded: (booking: Change, role: Change) => { readonly bookingByRole: boolean; readonly roleByBooking: boolean },
): Change[] => {
  const roles = new Map(
    changes.flatMap((change) => (change.kind === 'role' ? [[change.id as unknown, change] as const] : [])),
  )
  const all = new Set(chosen)
  for (const change of changes) {
    if (change.kind === 'role') continue
    for (const role of [roles.get(roleOf(change.base)), roles.get(roleOf(change.wanted))]) {
      if (!role) continue
      const { bookingByRole, roleByBooking } = isNeeded(change, role)
      if (bookingByRole && all.has(role.id)) all.add(change.id)
      if (roleByBooking && all.has(change.id)) all.add(role.id)
    }
  }
  return changes.filter(({ id }) => all.has(id))
}

/** What is merged with the chosen changes: the made roles that bookings are in, and what becomes of those in deleted ones. */
export const mergedWith = <Change extends KindOfRow>(
  changes: readonly Change[],
  chosen: ReadonlySet<string>,
): Change[] =>
  withNeeded(changes, chosen, (booking, role) => ({
    roleByBooking: role.base === null && roleOf(booking.wanted) === role.id,
    bookingByRole: role.wanted === null && roleOf(booking.base) === role.id,
  }))

/** What is discarded with the chosen changes: bookings in made roles, and the deletion of roles that bookings come back to. */
export const discardedWith = <Change extends KindOfRow>(
  changes: readonly Change[],
  chosen: ReadonlySet<string>,
): Change[] =>
  withNeeded(changes, chosen, (booking, role) => ({
    bookingByRole: role.base === null && roleOf(booking.wanted) === role.id,
    roleByBooking: role.wanted === null && roleOf(booking.base) === role.id,
  }))

/** What merging makes of the real rows; those that are as wanted already stay. */
export const merged = <Row extends KeptRow>(
  changes: readonly ScenarioRow<Row>[],
  real: ReadonlyMap<string, Row>,
): ChangedRow<Row>[] =>
  changes.flatMap(({ id, wanted }) => {
    const before = real.get(id) ?? null
    return isAsLeft(before, wanted) ? [] : [{ id, before, after: wanted }]
  })
