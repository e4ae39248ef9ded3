import type { OpportunityFilter } from '@praxis/contract/opportunities/pipeline'
import type { EmployeeActor } from '../../../platform/auth/actor'
import { joinSql, rawSql, type Sql, sql } from '../../../platform/database/sql'
import { type Among, isVisible, memberOf, readsDetails, worksOn } from '../../employees/queries/works-on'
import { opportunityKind } from '../../targetables/queries/targetable-kinds'
import { isTargetableFoundBy } from '../../targetables/queries/targetable-search'

const PRESENT_LEAD: Sql = rawSql('p.lead_id')

const attributeConditions: Readonly<
  Record<OpportunityFilter['attribute'], (actor: EmployeeActor, among: Among, lead: Sql) => Sql>
> = {
  assigned: (actor, among) => worksOn(memberOf(actor, opportunityKind.kind), among),
  lead: (actor, _, lead) => sql`${lead} = ${actor.employee.id}`,
  all: (actor, among) => isVisible(actor, among, opportunityKind.kind),
}

/** Conditions on a row `o` of opportunities. A converted one is a project, whatever its stage. */
const stateConditions: Readonly<Record<NonNullable<OpportunityFilter['state']>, Sql>> = {
  open: rawSql('o.probability > 0 and o.probability < 100 and not o.is_converted'),
  won: rawSql('o.probability = 100'),
  lost: rawSql('o.probability = 0'),
  converted: rawSql('o.is_converted'),
}

/** A filter by details finds only opportunities whose details the actor may read. */
const byDetails = (actor: EmployeeActor, filter: OpportunityFilter, lead: Sql): Sql[] => {
  const { state, stageID, leadID, chargingMechanism, isStrategic, closesFrom, closesTo } = filter
  const conditions = [
    ...(state ? [stateConditions[state]] : []),
    ...(stageID ? [sql`o.stage_id = ${stageID}`] : []),
    ...(leadID ? [sql`${lead} = ${leadID}`] : []),
    ...(chargingMechanism ? [sql`p.charging_mechanism = ${chargingMechanism}`] : []),
    ...(isStrategic === undefined ? [] : [sql`p.is_strategic = ${isStrategic}`]),
    // Written as the index is; whoever has no day closes after any.
    ...(closesFrom
      ? [sql`coalesce(o.expected_close_date, 'infinity') >= ${closesFrom} and o.expected_close_date is not null`]
      : []),
    ...(closesTo ? [sql`coalesce(o.expected_close_date, 'infinity') <= ${closesTo}`] : []),
  ]
  return conditions.length === 0 || actor.capabilities.canManageProjects
    ? conditions
    : [...conditions, readsDetails(memberOf(actor))]
}

const narrowedBy = (actor: EmployeeActor, filter: OpportunityFilter, lead: Sql): Sql[] => {
  const { attribute, search, clientID } = filter
  const among = search || clientID ? 'few' : 'all'
  return [
    ...(attribute === 'all' && actor.capabilities.canManageProjects
      ? []
      : [attributeConditions[attribute](actor, among, lead)]),
    ...(search ? [isTargetableFoundBy(actor, opportunityKind, search)] : []),
    ...(clientID ? [sql`p.client_id = ${clientID}`] : []),
    ...byDetails(actor, filter, lead),
  ]
}

/** Whether the filter leaves out nothing at all. */
export const asksForAll = (actor: EmployeeActor, filter: OpportunityFilter): boolean =>
  narrowedBy(actor, filter, PRESENT_LEAD).length === 0

/**
 * The conditions of the filter on a row `p` of targetables and its row `o` of opportunities. Filters by lead ask for the
 * column that says who it is, or was on a day; who may see what is always as today.
 */
export const opportunityConditions = (actor: EmployeeActor, filter: OpportunityFilter, lead = PRESENT_LEAD): Sql =>
  joinSql(
    [sql`p.company_id = ${actor.company.id} and p.kind = 'opportunity'`, ...narrowedBy(actor, filter, lead)],
    ' and ',
  )
