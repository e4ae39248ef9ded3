import type { ChangedRow } from '@praxis/domain/planning/change-rows'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { movePlansOn } from '../../targetables/commands/plan-effects'
import { listRolesOfBookings, type RoleOfBooking } from '../queries/roles-of-bookings'
import type { StoredBooking } from '../queries/stored-rows'
import { announcePlanning } from './announce-planning'
import { noteBookings } from './note-bookings'

export interface WrittenBookings {
  /** The rows as they are stored now. */
  readonly rows: readonly ChangedRow<StoredBooking>[]
  /** The roles that these bookings were or are in. */
  readonly roles: readonly RoleOfBooking[]
}

const storeRows = async (
  db: Tx,
  actor: EmployeeActor,
  rows: readonly ChangedRow<StoredBooking>[],
): Promise<Map<string, StoredBooking>> => {
  const kept = rows.flatMap(({ after }) => (after ? [after] : []))
  const gone = rows.filter(({ after }) => after === null).map(({ id }) => id)
  const { id: companyId } = actor.company
  if (gone.length > 0)
    await db.run(sql`delete from bookings where company_id = ${companyId} and id = any (${gone}::uuid[])`)
  if (kept.length === 0) return new Map()
  const stored = await db.rows<{ readonly row: StoredBooking }>(sql`
    insert into bookings as b (company_id, id, role_id, start_date, end_date, seconds_per_day, total_seconds, percentage,
      is_soft, note, cut_from, created_at, created_by, updated_at, updated_by, version)
    select ${companyId}, m.id, m.role_id, m.start_date, m.end_date, m.seconds_per_day, m.total_seconds, m.percentage, m.is_soft,
      m.note, m.cut_from, m.created_at, m.created_by, ${db.now}, ${actor.employee.id}, m.version
    from jsonb_populate_recordset(null::bookings, ${JSON.stringify(kept)}::jsonb) as m
    on conflict (company_id, id) do update set role_id = excluded.role_id, start_date = excluded.start_date,
      end_date = excluded.end_date, seconds_per_day = excluded.seconds_per_day, total_seconds = excluded.total_seconds,
      percentage = excluded.percentage, is_soft = excluded.is_soft, note = excluded.note, cut_from = excluded.cut_from,
      version = b.version + 1, updated_at = excluded.updated_at, updated_by = excluded.updated_by
    returning to_jsonb(b) as row`)
  return new Map(stored.map(({ row }) => [row.id, row]))
}

/**
 * The only place that writes bookings: a few statements however many there are. The caller holds the targetables, and has
 * asked whether the actor may.
 */
export const writeBookings = async (
  db: Tx,
  actor: EmployeeActor,
  changes: readonly ChangedRow<StoredBooking>[],
): Promise<WrittenBookings> => {
  if (changes.length === 0) return { rows: [], roles: [] }
  const roleIds = new Set(changes.flatMap(({ before, after }) => [before?.role_id ?? [], after?.role_id ?? []].flat()))
  const roles = await listRolesOfBookings(db, [...roleIds])
  await noteBookings(db, actor, roles)
  const stored = await storeRows(db, actor, changes)
  const rows = changes.map(({ id, before }) => ({ id, before, after: stored.get(id) ?? null }))
  const targetableIds = [...new Set(roles.map(({ targetableId }) => targetableId))].toSorted()
  await movePlansOn(db, ...targetableIds)
  await announcePlanning(db, roles)
  return { rows, roles }
}
