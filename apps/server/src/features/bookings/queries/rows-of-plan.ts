import { rawSql, type Sql, sql } from '../../../platform/database/sql'

/** A company's real plan or, by its id, one of its scenarios. */
export interface Plan {
  readonly companyId: string
  readonly scenarioId: string | undefined
}

const kinds = { bookings: 'booking', targetable_roles: 'role' } as const

interface LookedUp {
  readonly bookings: 'id' | 'role_id'
  readonly targetable_roles: 'id' | 'targetable_id' | 'employee_id' | 'rate_card_id'
}

/**
 * The rows of a table in a plan, by what they are looked up by: `bookings b`, for a real plan, which leaves its statements as
 * they were. In a scenario, real rows that it has not touched and, in place of the others, its own. What is matched is said
 * here and again by the caller, as each of the two is looked up by its own index. Whether a row is touched is asked of each
 * by its key: joined, all that the scenario touches would be read for a few rows.
 */
export const rowsOfPlan = <Table extends keyof LookedUp>(
  { companyId, scenarioId }: Plan,
  table: Table,
  alias: string,
  column: LookedUp[Table],
  matches: Sql,
): Sql => {
  const [name, row, by] = [rawSql(table), rawSql(alias), rawSql(column)]
  if (scenarioId === undefined) return sql`${name} ${row}`
  return sql`lateral (
    select x.* from ${name} x
    where x.company_id = ${companyId} and x.${by} ${matches} and (
      select c.id from planning_scenario_changes c
      where c.company_id = ${companyId} and c.scenario_id = ${scenarioId} and c.id = x.id and c.merged_in is null) is null
    union all
    select x.* from planning_scenario_changes c cross join lateral jsonb_populate_record(null::${name}, c.wanted) as x
    where c.company_id = ${companyId} and c.scenario_id = ${scenarioId} and c.${by} ${matches}
      and c.kind = ${rawSql(`'${kinds[table]}'`)} and c.wanted is not null and c.merged_in is null) as ${row}`
}

export const planOf = (companyId: string, scenarioId?: string): Plan => ({ companyId, scenarioId })
