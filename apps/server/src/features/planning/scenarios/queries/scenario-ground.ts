import type { ScenarioProblem } from '@praxis/contract/planning/planning-rules'
import { conflictWith } from '@praxis/domain/planning/scenario'
import type { EmployeeActor } from '../../../../platform/auth/actor'
import type { Db } from '../../../../platform/database/database'
import { sql } from '../../../../platform/database/sql'
import { loadStoredRoles, type StoredRole } from '../../../bookings/queries/stored-rows'
import { openTargetables } from '../../../targetables/queries/open-targetable'
import type { ChangedBooking, ChangedRole, RowOfScenario } from './scenario-rows'

/** What the real plan says of everything that changes of a scenario name. */
export interface ScenarioGround {
  readonly realRoles: ReadonlyMap<string, StoredRole>
  /** As they are in the scenario. */
  readonly roles: ReadonlyMap<string, StoredRole>
  readonly openTargetIds: ReadonlySet<string>
  readonly activePeople: ReadonlySet<string>
  readonly cardIds: ReadonlySet<string>
  /** Roles that the scenario deletes, and that something else is booked or logged in. */
  readonly usedRoleIds: ReadonlySet<string>
}

const roleIdsIn = (rows: readonly RowOfScenario[]): string[] => [
  ...new Set(
    rows.flatMap((row) =>
      row.kind === 'role' ? row.id : [row.base, row.real, row.wanted].flatMap((side) => side?.role_id ?? []),
    ),
  ),
]

const idsWhere = async (db: Db, table: 'employees' | 'rate_cards', ids: readonly string[]): Promise<Set<string>> => {
  const { companyId } = db.scope
  const rows = await db.rows<{ readonly id: string }>(
    table === 'employees'
      ? sql`select id from employees where company_id = ${companyId} and id = any (${ids}::uuid[]) and is_active`
      : sql`select id from rate_cards where company_id = ${companyId} and id = any (${ids}::uuid[])`,
  )
  return new Set(rows.map(({ id }) => id))
}

const usedRoles = async (db: Db, scenarioId: string, ids: readonly string[]): Promise<Set<string>> => {
  if (ids.length === 0) return new Set()
  const { companyId } = db.scope
  const rows = await db.rows<{ readonly id: string }>(sql`
    select r.id from unnest(${ids}::uuid[]) as r (id)
    where exists (select from time_sheet_submissions s where s.company_id = ${companyId} and s.role_id = r.id)
      or exists (
        select from bookings b where b.company_id = ${companyId} and b.role_id = r.id and not exists (
          select from planning_scenario_changes c
          where c.company_id = b.company_id and c.scenario_id = ${scenarioId} and c.id = b.id and c.merged_in is null
            and c.role_id is distinct from r.id))`)
  return new Set(rows.map(({ id }) => id))
}

export const loadScenarioGround = async (
  db: Db,
  actor: EmployeeActor,
  scenarioId: string,
  rows: readonly RowOfScenario[],
): Promise<ScenarioGround> => {
  const roleIds = roleIdsIn(rows)
  const gone = rows.flatMap((row) => (row.kind === 'role' && row.wanted === null ? [row.id] : []))
  const [realRoles, roles, usedRoleIds] = await Promise.all([
    loadStoredRoles(db, roleIds),
    loadStoredRoles(db, roleIds, scenarioId),
    usedRoles(db, scenarioId, gone),
  ])
  const all = [...realRoles.values(), ...roles.values()]
  const [targets, activePeople, cardIds] = await Promise.all([
    openTargetables(db, actor, [...new Set(all.map((role) => role.targetable_id))]),
    idsWhere(db, 'employees', [...new Set(all.flatMap((role) => role.employee_id ?? []))]),
    idsWhere(db, 'rate_cards', [...new Set(all.flatMap((role) => role.rate_card_id ?? []))]),
  ])
  const openTargetIds = new Set(targets.flatMap(({ row }) => (row.isActive ? [row.id] : [])))
  return { realRoles, roles, openTargetIds, activePeople, cardIds, usedRoleIds }
}

const problemOfRole = ({ id, base, wanted, real }: ChangedRole, ground: ScenarioGround): ScenarioProblem | null => {
  const place = wanted ?? real ?? base
  if (place && (wanted || real) && !ground.openTargetIds.has(place.targetable_id)) return 'targetClosed'
  if (wanted === null) return ground.usedRoleIds.has(id) ? 'roleInUse' : null
  const { employee_id, rate_card_id } = wanted
  if (employee_id !== null && employee_id !== base?.employee_id && !ground.activePeople.has(employee_id))
    return 'personLeft'
  return rate_card_id !== null && !ground.cardIds.has(rate_card_id) ? 'rateCardGone' : null
}

/** Whoever has left may be booked for less, but not anew. */
const problemOfBooking = ({ base, wanted, real }: ChangedBooking, ground: ScenarioGround): ScenarioProblem | null => {
  const roleId = wanted?.role_id ?? real?.role_id
  if (roleId === undefined) return null
  const role = ground.roles.get(roleId) ?? (wanted === null ? ground.realRoles.get(roleId) : undefined)
  if (!role) return wanted === null ? null : 'roleGone'
  if (!ground.openTargetIds.has(role.targetable_id)) return 'targetClosed'
  if (wanted === null || role.employee_id === null || ground.activePeople.has(role.employee_id)) return null
  const before = base && ground.realRoles.get(base.role_id)
  return before?.employee_id === role.employee_id ? null : 'personLeft'
}

/** What keeps a change from being merged, and what was done to the real row since. */
export const standingOf = (row: RowOfScenario, ground: ScenarioGround) => ({
  conflict: conflictWith(row, row.real),
  problem: row.kind === 'role' ? problemOfRole(row, ground) : problemOfBooking(row, ground),
})
