import { randomUUID } from 'node:crypto'
import type { ChangedRow } from '@praxis/domain/planning/change-rows'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import type { BookingContent, BookingRow } from '../queries/booked-roles'
import { loadStoredBookings, type StoredBooking } from '../queries/stored-rows'
import { type WrittenBookings, writeBookings } from './write-bookings'
import { writeInScenario } from './write-in-scenario'

export interface BookingsChange {
  readonly made?: readonly (BookingContent & { readonly cutFrom: string | null })[]
  readonly changed?: readonly BookingRow[]
  readonly gone?: readonly string[]
}

/** What is left of a booking, its first piece first. */
export interface LeftOfBooking {
  readonly booking: BookingRow
  readonly pieces: readonly BookingRow[]
}

/** The first piece keeps the id of its booking, others are new and say what they were cut from. */
export const changesOfPieces = (left: readonly LeftOfBooking[]): Required<BookingsChange> => ({
  made: left.flatMap(({ booking, pieces }) => pieces.slice(1).map((piece) => ({ ...piece, cutFrom: booking.id }))),
  changed: left.flatMap(({ booking, pieces: [first] }) => (first ? [{ ...first, id: booking.id }] : [])),
  gone: left.filter(({ pieces }) => pieces.length === 0).map(({ booking }) => booking.id),
})

const columnsOf = (content: BookingContent) => ({
  role_id: content.roleId,
  start_date: content.startDate,
  end_date: content.endDate,
  seconds_per_day: content.secondsPerDay,
  total_seconds: content.totalSeconds,
  percentage: content.percentage,
  is_soft: content.isSoft,
  note: content.note,
})

const isSame = (row: StoredBooking, columns: Partial<StoredBooking>): boolean =>
  Object.entries(columns).every(([name, value]) => row[name as keyof StoredBooking] === value)

/** Writes what has changed of bookings; those that stay as they are keep their version. */
export const changeBookings = async (
  db: Tx,
  actor: EmployeeActor,
  { made = [], changed = [], gone = [] }: BookingsChange,
  scenarioId?: string,
): Promise<WrittenBookings> => {
  const touched = [...changed.map(({ id }) => id), ...gone]
  const stored =
    touched.length === 0 ? new Map<string, StoredBooking>() : await loadStoredBookings(db, touched, scenarioId)
  const by = { created_at: db.now, created_by: actor.employee.id, updated_at: db.now, updated_by: actor.employee.id }
  const rows: ChangedRow<StoredBooking>[] = [
    ...gone.flatMap((id) => {
      const before = stored.get(id)
      return before ? [{ id, before, after: null }] : []
    }),
    ...changed.flatMap((booking) => {
      const before = stored.get(booking.id)
      const columns = columnsOf(booking)
      return before && !isSame(before, columns) ? [{ id: booking.id, before, after: { ...before, ...columns } }] : []
    }),
    ...made.map((booking) => {
      const id: string = randomUUID()
      const own = { company_id: actor.company.id, id, cut_from: booking.cutFrom, version: 1 }
      return { id, before: null, after: { ...own, ...by, ...columnsOf(booking) } }
    }),
  ]
  return scenarioId === undefined
    ? writeBookings(db, actor, rows)
    : writeInScenario(db, actor, scenarioId, { bookings: rows })
}
