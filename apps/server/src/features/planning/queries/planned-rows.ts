import type { MasterPlanningQuery } from '@praxis/contract/planning/planning-query'
import type { InScenario } from '@praxis/contract/planning/planning-scenarios'
import type { DateRange } from '@praxis/domain/calendar/date-range'
import { addDays } from '@praxis/domain/calendar/day'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { joinSql, rawSql, type Sql, sql } from '../../../platform/database/sql'
import { pageOf } from '../../../platform/lists/page-of-rows'
import { isFoundBy } from '../../../platform/search/search-index'
import { type Plan, planOf, rowsOfPlan } from '../../bookings/queries/rows-of-plan'
import { kindsInUse } from '../../targetables/queries/targetable-kinds'
import { isCalled } from '../../targetables/queries/targetable-search'
import { bookingsOfRole, type PlannedRoleRow, plannedRoles } from './planned-roles'
import { isResourced } from './resourced-people'

/** What a row of planning is about. */
export type RowKind = 'employee' | 'rateCard' | 'role' | 'targetable'

export interface PlannedRow {
  readonly kind: RowKind
  readonly id: string
  readonly roles: readonly PlannedRoleRow[]
}

export interface PlannedPage {
  readonly rows: readonly PlannedRow[]
  readonly total: number
  readonly hasMore: boolean
}

type Filter = Pick<
  MasterPlanningQuery,
  'search' | 'includedEmployeeIDs' | 'includedRateCardIDs' | 'includedTargetableIDs' | 'showUnnamedRoles'
>

const all = (conditions: readonly Sql[]): Sql => joinSql(conditions, ' and ')

/** Rows of two kinds that exclude each other; were they one condition, bookings would be looked up for all rows. */
const eitherOf = (one: Sql, other: Sql): Sql => sql`${one} union all ${other}`

/** A condition on a row `r` of roles: it has a booking that touches the range. */
const isBookedWithin = (plan: Plan, { from, to }: DateRange): Sql => sql`exists (
  select from ${bookingsOfRole(plan)}
  where b.company_id = r.company_id and b.role_id = r.id and b.end_date >= ${from} and b.start_date <= ${to})`

/** What roles of a row are looked up by. */
interface OfRow {
  readonly by: 'targetable_id' | 'employee_id' | 'rate_card_id'
  readonly matches: Sql
}

/** A condition: there is a role `r` of the row. */
const hasRole = (plan: Plan, { by, matches }: OfRow, condition: Sql): Sql => sql`exists (
  select from ${rowsOfPlan(plan, 'targetable_roles', 'r', by, matches)}
  where r.company_id = ${plan.companyId} and r.${rawSql(by)} ${matches} and ${condition})`

/** Who works on these is asked once, not of each person. */
const onIncluded = (plan: Plan, ids: readonly string[]): Sql[] => {
  if (ids.length === 0) return []
  const isOne = sql`= any (${ids}::uuid[])`
  return [
    sql`e.id = any (array(
      select r.employee_id from ${rowsOfPlan(plan, 'targetable_roles', 'r', 'targetable_id', isOne)}
      where r.company_id = ${plan.companyId} and r.targetable_id ${isOne}))`,
  ]
}

/** Whoever is available in client resourcing, and others where they are booked. */
const people = (plan: Plan, range: DateRange, filter: Filter): Sql => {
  const { companyId } = plan
  const { search, includedEmployeeIDs, includedRateCardIDs, includedTargetableIDs } = filter
  const ofRow: OfRow = { by: 'employee_id', matches: sql`= e.id` }
  const isChosen = includedEmployeeIDs.length + includedRateCardIDs.length > 0
  // As a value it is looked up person by person; as a condition, it is joined with all that is booked.
  const isBooked = sql`(select ${hasRole(plan, ofRow, isBookedWithin(plan, range))})`
  const conditions = [
    sql`e.company_id = ${companyId}`,
    ...(isChosen ? [sql`e.id = any (${includedEmployeeIDs}::uuid[])`] : []),
    ...onIncluded(plan, includedTargetableIDs),
    ...(search ? [isFoundBy(rawSql('e.id'), companyId, 'employee', search)] : []),
  ]
  const those = (condition: Sql) =>
    sql`select 'employee' as kind, 0 as place, e.sort_name as name, e.id
      from employees e where ${all([...conditions, condition])}`
  return eitherOf(those(isResourced), those(sql`not ${isResourced} and ${isBooked}`))
}

/** A condition on a row `r` of roles: nobody fills it, and what it belongs to is worked on. */
const isWanted = sql`r.employee_id is null and exists (
  select from targetables p where p.company_id = r.company_id and p.id = r.targetable_id and p.is_active)`

/** Rate cards of roles that nobody fills yet. */
const cards = (plan: Plan, filter: Filter): Sql => {
  const { companyId } = plan
  const { search, includedEmployeeIDs, includedRateCardIDs, includedTargetableIDs } = filter
  const ofRow: OfRow = { by: 'rate_card_id', matches: sql`= k.id` }
  const isChosen = includedEmployeeIDs.length + includedRateCardIDs.length > 0
  const conditions = [
    sql`k.company_id = ${companyId}`,
    hasRole(plan, ofRow, isWanted),
    ...(isChosen ? [sql`k.id = any (${includedRateCardIDs}::uuid[])`] : []),
    ...(includedTargetableIDs.length > 0
      ? [hasRole(plan, ofRow, sql`${isWanted} and r.targetable_id = any (${includedTargetableIDs}::uuid[])`)]
      : []),
    ...(search ? [isCalled(rawSql('k.name'), search)] : []),
  ]
  return sql`select 'rateCard', 1, lower(k.name), k.id from rate_cards k where ${all(conditions)}`
}

/** Roles with neither a person nor a rate card. */
const roles = (plan: Plan, { search, includedTargetableIDs }: Filter): Sql => {
  const conditions = [
    sql`r.company_id = ${plan.companyId} and r.rate_card_id is null and ${isWanted}`,
    ...(includedTargetableIDs.length > 0 ? [sql`r.targetable_id = any (${includedTargetableIDs}::uuid[])`] : []),
    ...(search ? [isCalled(rawSql('r.name'), search)] : []),
  ]
  const from = rowsOfPlan(plan, 'targetable_roles', 'r', 'rate_card_id', sql`is null`)
  return sql`select 'role', 2, lower(r.name), r.id from ${from} where ${all(conditions)}`
}

const resources = (plan: Plan, range: DateRange, filter: Filter): Sql => {
  const { includedEmployeeIDs, includedRateCardIDs, showUnnamedRoles } = filter
  const isChosen = includedEmployeeIDs.length + includedRateCardIDs.length > 0
  const parts = [
    people(plan, range, filter),
    ...(showUnnamedRoles ? [cards(plan, filter)] : []),
    ...(showUnnamedRoles && !isChosen ? [roles(plan, filter)] : []),
  ]
  return joinSql(parts, ' union all ')
}

/** What is worked on, and what ended within the days shown and is booked there. */
const targets = (plan: Plan, actor: EmployeeActor, range: DateRange, filter: Filter): Sql => {
  const { search, includedEmployeeIDs, includedRateCardIDs, includedTargetableIDs } = filter
  const { companyId } = plan
  const ofRow: OfRow = { by: 'targetable_id', matches: sql`= p.id` }
  const isIncluded = (condition: Sql) => hasRole(plan, ofRow, condition)
  const byPerson = includedEmployeeIDs.length > 0 ? [sql`r.employee_id = any (${includedEmployeeIDs}::uuid[])`] : []
  const byCard =
    includedRateCardIDs.length > 0
      ? [sql`r.employee_id is null and r.rate_card_id = any (${includedRateCardIDs}::uuid[])`]
      : []
  const byResource = [...byPerson, ...byCard]
  const conditions = [
    sql`p.company_id = ${companyId} and p.kind = any (${kindsInUse(actor)}::text[])`,
    ...(includedTargetableIDs.length > 0 ? [sql`p.id = any (${includedTargetableIDs}::uuid[])`] : []),
    ...(byResource.length > 0 ? [isIncluded(sql`(${joinSql(byResource, ' or ')})`)] : []),
    ...(search ? [isCalled(rawSql(`p.sort_name || ' ' || p.client_sort_name`), search)] : []),
  ]
  const those = (condition: Sql) => sql`
    select 'targetable' as kind, 0 as place, p.client_sort_name || chr(1) || p.sort_name as name, p.id
    from targetables p where ${all([...conditions, condition])}`
  const hasEnded = sql`not p.is_active and p.ended_at >= ${addDays(range.from, -1)}::date`
  return eitherOf(those(sql`p.is_active`), those(sql`${hasEnded} and ${isIncluded(isBookedWithin(plan, range))}`))
}

/** The roles of a row `s`, of any kind; those of projects and opportunities are all there, booked or not. */
const rolesOfRow = (plan: Plan, range: DateRange): Sql => {
  const roleOf = (which: Omit<Parameters<typeof plannedRoles>[0], 'plan' | 'range'>) =>
    plannedRoles({ plan, range, ...which })
  const isRow = sql`= s.id`
  return sql`
    case s.kind
      when 'employee' then ${roleOf({ by: 'employee_id', matches: isRow, withEmpty: false })}
      when 'rateCard' then ${roleOf({ by: 'rate_card_id', matches: isRow, condition: isWanted, withEmpty: true })}
      when 'role' then ${roleOf({ by: 'id', matches: isRow, withEmpty: true })}
      else ${roleOf({ by: 'targetable_id', matches: isRow, withEmpty: true })}
    end`
}

interface CountedRow extends PlannedRow {
  readonly total: number
}

/** A page of rows with their roles and bookings, and how many rows there are, in one statement. */
export const listPlannedRows = async (
  db: Db,
  actor: EmployeeActor,
  range: DateRange,
  query: MasterPlanningQuery & InScenario,
): Promise<PlannedPage> => {
  const plan = planOf(actor.company.id, query.scenarioID)
  const { per } = query
  const rows = query.groupedBy === 'resource' ? resources(plan, range, query) : targets(plan, actor, range, query)
  const found = await db.rows<Omit<CountedRow, 'id'> & { readonly id: string | null }>(sql`
    with planned as materialized (${rows}),
      shown as (${pageOf(sql`select * from planned order by place, name, id`, query)})
    select c.total, s.kind, s.id, ${rolesOfRow(plan, range)} as roles
    from (select count(*)::integer as total from planned) as c left join shown s on true
    order by s.place, s.name, s.id`)
  const shown = found.filter((row): row is CountedRow => row.id !== null)
  return { rows: shown.slice(0, per), total: found[0]?.total ?? 0, hasMore: shown.length > per }
}

export interface RowsAsked {
  readonly employee: readonly string[]
  readonly rateCard: readonly string[]
  readonly role: readonly string[]
  readonly targetable: readonly string[]
}

/** These rows with their roles and bookings, in the order in which they are asked for; those that do not exist are left out. */
export const loadPlannedRows = async (
  db: Db,
  actor: EmployeeActor,
  range: DateRange,
  asked: RowsAsked,
  scenarioId?: string,
): Promise<PlannedRow[]> => {
  const companyId = actor.company.id
  const plan = planOf(companyId, scenarioId)
  const isAskedRole = sql`= any (${asked.role}::uuid[])`
  const found = await db.rows<PlannedRow>(sql`
    select s.kind, s.id, ${rolesOfRow(plan, range)} as roles
    from (
      select 'employee' as kind, e.id from employees e
      where e.company_id = ${companyId} and e.id = any (${asked.employee}::uuid[])
      union all
      select 'rateCard', k.id from rate_cards k
      where k.company_id = ${companyId} and k.id = any (${asked.rateCard}::uuid[])
      union all
      select 'role', r.id from ${rowsOfPlan(plan, 'targetable_roles', 'r', 'id', isAskedRole)}
      where r.company_id = ${companyId} and r.id ${isAskedRole} and r.employee_id is null
      union all
      select 'targetable', p.id from targetables p
      where p.company_id = ${companyId} and p.id = any (${asked.targetable}::uuid[])
        and p.kind = any (${kindsInUse(actor)}::text[])
    ) as s`)
  const inOrder = [...asked.employee, ...asked.rateCard, ...asked.role, ...asked.targetable]
  const places = new Map(inOrder.map((id, place) => [id, place]))
  return found.toSorted((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0))
}
