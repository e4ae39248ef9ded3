import type { ChangedRow } from '@praxis/domain/planning/change-rows'
import { overlaid, type ScenarioRow } from '@praxis/domain/planning/scenario'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { rawSql, sql } from '../../../platform/database/sql'
import { listRolesOfBookings, type RoleOfBooking } from '../queries/roles-of-bookings'
import { loadStoredBookings, loadStoredRoles, type StoredBooking, type StoredRole } from '../queries/stored-rows'
import { announceScenario } from './announce-scenario'

type Row = StoredBooking | StoredRole

const tables = { booking: 'bookings', role: 'targetable_roles' } as const

interface Written {
  readonly bookings?: readonly ChangedRow<StoredBooking>[]
  readonly roles?: readonly ChangedRow<StoredRole>[]
}

const listKnown = async (
  db: Tx,
  scenarioId: string,
  ids: readonly string[],
): Promise<Map<string, ScenarioRow<Row>>> => {
  const rows = await db.rows<ScenarioRow<Row>>(sql`
    select id, base, wanted from planning_scenario_changes
    where company_id = ${db.scope.companyId} and scenario_id = ${scenarioId} and id = any (${ids}::uuid[])
      and merged_in is null`)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Rows are kept in the words that the database has for their values, to be held against real ones. */
const store = async (
  db: Tx,
  actor: EmployeeActor,
  scenarioId: string,
  kind: 'booking' | 'role',
  changes: readonly ChangedRow<Row>[],
): Promise<void> => {
  if (changes.length === 0) return
  const ids = changes.map(({ id }) => id)
  const known = await listKnown(db, scenarioId, ids)
  const lying = changes.flatMap((change) => overlaid<Row>(known.get(change.id), change) ?? [])
  const stay = new Set(lying.map(({ id }) => id))
  const { companyId } = db.scope
  await db.run(sql`
    delete from planning_scenario_changes
    where company_id = ${companyId} and scenario_id = ${scenarioId} and merged_in is null
      and id = any (${ids.filter((id) => !stay.has(id))}::uuid[])`)
  if (lying.length === 0) return
  await db.run(sql`
    insert into planning_scenario_changes as c (company_id, scenario_id, id, kind, base, wanted, changed_by, changed_at)
    select ${companyId}, ${scenarioId}, m.id, ${kind}, m.base, case when m.wanted is not null
      then to_jsonb(jsonb_populate_record(null::${rawSql(tables[kind])}, m.wanted)) end, ${actor.employee.id}, ${db.now}
    from (
      select id, nullif(base, 'null') as base, nullif(wanted, 'null') as wanted
      from jsonb_to_recordset(${JSON.stringify(lying)}::jsonb) as m (id uuid, base jsonb, wanted jsonb)) as m
    on conflict (company_id, scenario_id, id) do update set base = excluded.base, wanted = excluded.wanted,
      changed_by = excluded.changed_by, changed_at = excluded.changed_at, merged_in = null,
      unmerged_from = null`)
}

/** Rows as they are written; where there was one before, its version goes on from there. */
const movedOn = <Stored extends Row>(
  rows: readonly ChangedRow<Stored>[],
  actor: EmployeeActor,
  now: string,
): ChangedRow<Stored>[] =>
  rows.map(({ id, before, after }) => ({
    id,
    before,
    after: after && {
      ...after,
      version: before ? before.version + 1 : after.version,
      updated_at: now,
      ...('updated_by' in after && { updated_by: actor.employee.id }),
    },
  }))

export interface WrittenInScenario {
  /** The rows as the scenario shows them now. */
  readonly rows: readonly ChangedRow<StoredBooking>[]
  readonly roleRows: readonly ChangedRow<StoredRole>[]
  /** The roles that the bookings were or are in. */
  readonly roles: readonly RoleOfBooking[]
}

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id)

const shown = <Stored extends Row>(
  rows: readonly ChangedRow<Stored>[],
  now: ReadonlyMap<string, Stored>,
): ChangedRow<Stored>[] => rows.map(({ id, before }) => ({ id, before, after: now.get(id) ?? null }))

const afterwards = async (
  db: Tx,
  scenarioId: string,
  bookings: readonly ChangedRow<StoredBooking>[],
  roles: readonly ChangedRow<StoredRole>[],
): Promise<WrittenInScenario> => {
  await announceScenario(db, scenarioId)
  const roleIds = bookings.flatMap(({ before, after }) => [before?.role_id ?? [], after?.role_id ?? []].flat())
  return {
    rows: shown(bookings, await loadStoredBookings(db, idsOf(bookings), scenarioId)),
    roleRows: shown(roles, await loadStoredRoles(db, idsOf(roles), scenarioId)),
    roles: await listRolesOfBookings(db, [...new Set(roleIds)], scenarioId),
  }
}

/**
 * What is planned in a scenario: nothing of the real plan is touched and nobody is told but those who are let in. The caller
 * holds the scenario. A row that is as the real one was again is forgotten, so that the real one shows.
 */
export const writeInScenario = async (
  db: Tx,
  actor: EmployeeActor,
  scenarioId: string,
  { bookings = [], roles = [] }: Written,
): Promise<WrittenInScenario> => {
  if (bookings.length + roles.length === 0) return { rows: [], roles: [], roleRows: [] }
  await store(db, actor, scenarioId, 'role', movedOn(roles, actor, db.now))
  await store(db, actor, scenarioId, 'booking', movedOn(bookings, actor, db.now))
  return afterwards(db, scenarioId, bookings, roles)
}

/** Forgets what a scenario says of rows, so that the real ones show. */
export const forgetInScenario = async (
  db: Tx,
  scenarioId: string,
  { bookings = [], roles = [] }: Written,
): Promise<WrittenInScenario> => {
  await db.run(sql`
    delete from planning_scenario_changes
    where company_id = ${db.scope.companyId} and scenario_id = ${scenarioId} and merged_in is null
      and id = any (${[...idsOf(bookings), ...idsOf(roles)]}::uuid[])`)
  return afterwards(db, scenarioId, bookings, roles)
}
