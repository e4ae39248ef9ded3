import type { ScenarioRow } from '@praxis/domain/planning/scenario'
import type { Db } from '../../../../platform/database/database'
import { type Sql, sql } from '../../../../platform/database/sql'
import type { StoredBooking, StoredRole } from '../../../bookings/queries/stored-rows'
import { type EmployeeBriefRow, employeeBriefJson } from '../../../employees/queries/employee-brief'

interface Known {
  readonly changedBy: EmployeeBriefRow
  readonly changedAt: string
}

/** A booking or role that a scenario changes, with the real one as it is now. */
export interface ChangedBooking extends ScenarioRow<StoredBooking>, Known {
  readonly kind: 'booking'
  readonly real: StoredBooking | null
}
export interface ChangedRole extends ScenarioRow<StoredRole>, Known {
  readonly kind: 'role'
  readonly real: StoredRole | null
}
export type RowOfScenario = ChangedBooking | ChangedRole

/** Rows `c` of a scenario's changes: those that were not merged yet or, of one that was merged, all. */
export const ofScenario = (companyId: string, scenarioId: string): Sql => sql`
  c.company_id = ${companyId} and c.scenario_id = ${scenarioId} and (c.merged_in is null or exists (
    select from planning_scenarios s where s.company_id = c.company_id and s.id = c.scenario_id and s.state = 'merged'))`

/** Roles first, then bookings, what was changed first. */
export const loadScenarioRows = (db: Db, scenarioId: string, ids?: readonly string[]): Promise<RowOfScenario[]> =>
  db.rows<RowOfScenario>(sql`
    select c.id, c.kind, c.base, c.wanted, c.changed_at as "changedAt", ${employeeBriefJson('e', 'u')} as "changedBy",
      coalesce(to_jsonb(b), to_jsonb(r)) as real
    from planning_scenario_changes c
    join employees e on e.company_id = c.company_id and e.id = c.changed_by
    left join users u on u.id = e.user_id
    left join bookings b on b.company_id = c.company_id and b.id = c.id and c.kind = 'booking'
    left join targetable_roles r on r.company_id = c.company_id and r.id = c.id and c.kind = 'role'
    where ${ofScenario(db.scope.companyId, scenarioId)} ${ids ? sql`and c.id = any (${ids}::uuid[])` : sql``}
    order by c.kind desc, c.changed_at, c.id`)

export interface PageOfIds {
  readonly ids: readonly string[]
  readonly total: number
}

export const pageOfScenario = async (
  db: Db,
  scenarioId: string,
  { page, per }: { readonly page: number; readonly per: number },
): Promise<PageOfIds> => {
  const where = ofScenario(db.scope.companyId, scenarioId)
  const rows = await db.rows<{ readonly id: string | null; readonly total: number }>(sql`
    select n.total, p.id from (select count(*)::integer as total from planning_scenario_changes c where ${where}) as n
    left join lateral (
      select c.id from planning_scenario_changes c where ${where}
      order by c.kind desc, c.changed_at, c.id limit ${per} offset ${(page - 1) * per}) as p on true`)
  return { ids: rows.flatMap(({ id }) => id ?? []), total: rows[0]?.total ?? 0 }
}
