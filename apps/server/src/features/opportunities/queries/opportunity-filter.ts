import type { OpportunityFilter } from '@praxis/contract/opportunities/pipeline'
import type { EmployeeActor } from '../../../platform/auth/actor'
import { joinSql, rawSql, type Sql, sql } from '../../../platform/database/sql'
import { type Among, isVisible, memberOf, readsDetails, worksOn } from '../../employees/queries/works-on'
import { opportunityKind } from '../../targetables/queries/targetable-kinds'
import { isTargetableFoundBy } from '../../targetables/queries/targetable-search'

const attributeConditions: Readonly<
  Record<OpportunityFilter['attribute'], (actor: EmployeeActor, among: Among) => Sql>
> = {
  assigned: (actor, among) => worksOn(memberOf(actor, opportunityKind.kind), among),
  lead: (actor) => sql`p.lead_id = ${actor.employee.id}`,
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
const byDetails = (actor: EmployeeActor, filter: OpportunityFilter): Sql[] => {
  const { state, stageID, leadID, chargingMechanism, isStrategic, closesFrom, closesTo } = filter
  const conditions = [
    ...(state ? [stateConditions[state]] : []),
    ...(stageID ? [sql`o.stage_id = ${stageID}`] : []),
    ...(leadID ? [sql`p.lead_id = ${leadID}`] : []),
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

const narrowedBy = (actor: EmployeeActor, filter: OpportunityFilter): Sql[] => {
  const { attribute, search, clientID } = filter
  const among = search || clientID ? 'few' : 'all'
  return [
    ...(attribute === 'all' && actor.capabilities.canManageProjects
      ? []
      : [attributeConditions[attribute](actor, among)]),
    ...(search ? [isTargetableFoundBy(actor, opportunityKind, search)] : []),
    ...(clientID ? [sql`p.client_id = ${clientID}`] : []),
    ...byDetails(actor, filter),
  ]
}

/** Whether the filter leaves out nothing at all. */
export const asksForAll = (actor: EmployeeActor, filter: OpportunityFilter): boolean =>
  narrowedBy(actor, filter).length === 0

/** The conditions of the filter on a row `p` of targetables and its row `o` of opportunities. */
export const opportunityConditions = (actor: EmployeeActor, filter: OpportunityFilter): Sql =>
  joinSql([sql`p.company_id = ${actor.company.id} and p.kind = 'opportunity'`, ...narrowedBy(actor, filter)], ' and ')
