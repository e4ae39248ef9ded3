import { isAsLeft } from '@praxis/domain/planning/change-rows'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { planOf, rowsOfPlan } from '../queries/rows-of-plan'
import type { ChangedRows } from './keep-planning-change'
import { type PutRows, type StoredRows, withVersions } from './put-rows'
import { writeInScenario } from './write-in-scenario'

const usedAmong = async (db: Tx, scenarioId: string, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const plan = planOf(db.scope.companyId, scenarioId)
  const isAsked = sql`= any (${ids}::uuid[])`
  const rows = await db.rows<{ readonly id: string }>(sql`
    select distinct b.role_id as id from ${rowsOfPlan(plan, 'bookings', 'b', 'role_id', isAsked)}
    where b.company_id = ${plan.companyId} and b.role_id ${isAsked}`)
  return new Set(rows.map(({ id }) => id))
}

/** The same as in the real plan (put-rows.ts), in a scenario that the caller holds. */
export const putRowsInScenario = async (
  db: Tx,
  actor: EmployeeActor,
  scenarioId: string,
  rows: ChangedRows,
  stored: StoredRows,
): Promise<PutRows> => {
  const bookings = withVersions(rows.bookings, stored.bookings)
  const roles = withVersions(rows.roles, stored.roles)
  const coming = roles.filter(({ id, before, after }) => after && (before !== null || !stored.roles.has(id)))
  const written = await writeInScenario(db, actor, scenarioId, { bookings, roles: coming })
  const going = roles.filter(({ after }) => after === null)
  const ids = going.map(({ id }) => id)
  const used = ids.length === 0 ? new Set<string>() : await usedAmong(db, scenarioId, ids)
  const stay = going.flatMap(({ id, before }) => {
    const row = stored.roles.get(id)
    return row && (used.has(id) || !isAsLeft(row, before)) ? [id] : []
  })
  const gone = going.filter(({ id }) => stored.roles.has(id) && !stay.includes(id))
  await writeInScenario(db, actor, scenarioId, { roles: gone })
  return { written, roles, stay }
}
