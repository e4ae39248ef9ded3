import { textOf } from '@praxis/contract/protocol/reasons'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { PLANNING } from '../opportunities/opportunity-tabs'
import { useOpportunityOfPage } from '../opportunities/use-opportunity-of-page'
import { BudgetPlanTab } from './budget/budget-plan-tab'
import type { PlanSearch } from './plan-search'
import { ResourcePlanTab } from './resource/resource-plan-tab'

/** Why the plans of an opportunity stand still: it is lost, or a project by now. */
function useLockedReason(id: string): string | undefined {
  const { isClosed, project } = useOpportunityOfPage(id)
  return isClosed || project ? textOf({ reason: 'opportunityLocked' }) : undefined
}

interface OfOpportunity {
  readonly opportunityID: string
}

export function OpportunityBudgetPlan({ opportunityID: id, search }: OfOpportunity & { readonly search: PlanSearch }) {
  return <BudgetPlanTab target={{ kind: 'opportunity', id }} search={search} lockedReason={useLockedReason(id)} />
}

export function OpportunityResourcePlan({ opportunityID: id }: OfOpportunity) {
  const opportunity = useOpportunityOfPage(id)
  const { company } = useWorkspaceViewer()
  return (
    <ResourcePlanTab
      target={{ kind: 'opportunity', id }}
      lockedReason={useLockedReason(id)}
      planning={
        PLANNING.isOpen(opportunity)
          ? { to: PLANNING.to, params: { companyDomain: company.domain, opportunityID: id } }
          : undefined
      }
    />
  )
}
