import { plans } from '@praxis/contract/plans/plans'
import type { Input } from '@praxis/contract/protocol/endpoint'
import { useCall } from '../../api/use-call'
import type { PlanTarget } from './plan-target'
import { agreementsQuery, budgetPlanQuery, forecastQuery, resourcePlanQuery } from './plans.queries'

type BudgetPlanBody = Input<typeof plans.saveProjectBudgetPlan>['body']
type ResourcePlanBody = Input<typeof plans.saveProjectResourcePlan>['body']
type AgreementsBody = Input<typeof plans.updateAgreementItems>['body']

/** A plan’s totals are budgets, so what shows those is fetched again. */
const CHANGES = ['plans', 'projects', 'opportunities'] as const

export const useSaveBudgetPlan = (target: PlanTarget) =>
  useCall(
    target.kind === 'project' ? plans.saveProjectBudgetPlan : plans.saveOpportunityBudgetPlan,
    (body: BudgetPlanBody) => ({ params: { id: target.id }, body }),
    { changes: CHANGES, keep: () => [budgetPlanQuery(target)] },
  )

export const useSaveResourcePlan = (target: PlanTarget) =>
  useCall(
    target.kind === 'project' ? plans.saveProjectResourcePlan : plans.saveOpportunityResourcePlan,
    (body: ResourcePlanBody) => ({ params: { id: target.id }, body }),
    { changes: CHANGES, keep: () => [resourcePlanQuery(target)] },
  )

export const useUpdateAgreementItems = (id: string) =>
  useCall(plans.updateAgreementItems, (body: AgreementsBody) => ({ params: { id }, body }), {
    changes: CHANGES,
    keep: () => [agreementsQuery(id)],
  })

export const useUpdateAnalytics = (id: string) =>
  useCall(plans.updateAnalytics, () => ({ params: { id } }), { keep: () => [forecastQuery(id)] })
