import type { Db } from '../../../platform/database/database'
import type { Tables } from '../../../platform/database/schema.gen'
import { sql } from '../../../platform/database/sql'
import { planOf, rowsOfPlan } from './rows-of-plan'

/** Whole rows as the database keeps them, so that what is put back is exactly what was there. */
export type StoredBooking = Tables['bookings']
export type StoredRole = Tables['targetable_roles']

/** Those of the real plan are locked; those of a scenario are by its own lock. */
export const loadStoredBookings = async (
  db: Db,
  ids: readonly string[],
  scenarioId?: string,
): Promise<Map<string, StoredBooking>> => {
  const isAsked = sql`= any (${ids}::uuid[])`
  const { companyId } = db.scope
  const rows = await db.rows<{ readonly row: StoredBooking }>(sql`
    select to_jsonb(b) as row from ${rowsOfPlan(planOf(companyId, scenarioId), 'bookings', 'b', 'id', isAsked)}
    where b.company_id = ${companyId} and b.id ${isAsked} order by b.id ${scenarioId === undefined ? sql`for update` : sql``}`)
  return new Map(rows.map(({ row }) => [row.id, row]))
}

export const loadStoredRoles = async (
  db: Db,
  ids: readonly string[],
  scenarioId?: string,
): Promise<Map<string, StoredRole>> => {
  const isAsked = sql`= any (${ids}::uuid[])`
  const { companyId } = db.scope
  const rows = await db.rows<{ readonly row: StoredRole }>(sql`
    select to_jsonb(r) as row from ${rowsOfPlan(planOf(companyId, scenarioId), 'targetable_roles', 'r', 'id', isAsked)}
    where r.company_id = ${companyId} and r.id ${isAsked}`)
  return new Map(rows.map(({ row }) => [row.id, row]))
}
