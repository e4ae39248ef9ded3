import { type Opportunity, opportunities } from '@praxis/contract/opportunities/opportunities'
import { plans } from '@praxis/contract/plans/plans'
import type { Input } from '@praxis/contract/protocol/endpoint'
import { itemsQuery, listQueries, query } from '../../api/query'

type OwnPage = NonNullable<Input<typeof opportunities.listOpportunitiesPaginated>['body']>
type ManagedPage = NonNullable<Input<typeof opportunities.listManagedOpportunities>['body']>

/** Which opportunities are listed: those one may see, or the company's for those who manage them. */
export type ListedOpportunities =
  | { readonly of: 'own'; readonly request: Omit<OwnPage, 'page'> }
  | { readonly of: 'company'; readonly request: Omit<ManagedPage, 'page'> }

const endpointOf = ({ of }: ListedOpportunities) =>
  of === 'own' ? opportunities.listOpportunitiesPaginated : opportunities.listManagedOpportunities

export const opportunityListQueries = (listed: ListedOpportunities) =>
  listQueries(endpointOf(listed), (page) => ({ body: { ...listed.request, page } }))

/** Opportunities to choose from, including closed ones. */
export const opportunitySearchQuery = (text: string) =>
  itemsQuery(opportunities.listOpportunities, { query: { query: text } }, { keepsPrevious: true })

export type PipelineRequest = NonNullable<Input<typeof opportunities.getPipeline>['body']>

export const pipelineQuery = (body: PipelineRequest) =>
  query(opportunities.getPipeline, { body }, { keepsPrevious: true })

export const opportunityQuery = (id: string) => query(opportunities.getOpportunity, { params: { id } })

export const stageChangesQuery = (id: string) => itemsQuery(opportunities.listStageChanges, { params: { id } })

export const projectsOfOpportunityQuery = (id: string) =>
  itemsQuery(opportunities.listProjectsOfOpportunity, { params: { id } })

/** Who would do the work and for how long, for those who may read it. */
export const resourcePlanOfOpportunityQuery = ({ id, permissions }: Opportunity) => ({
  ...query(plans.getOpportunityResourcePlan, { params: { id } }),
  enabled: permissions.resourcePlan !== 'noAccess',
})

/** The plan that gives an opportunity its budgets, once there is one. */
export const budgetPlanOfOpportunityQuery = ({ id, hasBudgetPlan, consultancyBudget }: Opportunity) => ({
  ...query(plans.getOpportunityBudgetPlan, { params: { id }, query: {} }),
  enabled: hasBudgetPlan && consultancyBudget !== undefined,
})
