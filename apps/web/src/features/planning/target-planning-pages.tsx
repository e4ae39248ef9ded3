import { planningLevels } from '@praxis/contract/planning/planning-rules'
import { useDisplayPreference } from '../../shell/display-preference'
import { PLANNING as OF_OPPORTUNITY } from '../opportunities/opportunity-tabs'
import { useOpportunityOfPage } from '../opportunities/use-opportunity-of-page'
import { ClosedTab } from '../projects/closed-tab'
import { PLANNING as OF_PROJECT } from '../projects/project-tabs'
import { useProjectOfPage } from '../projects/use-project-of-page'
import { usePlanningLevel } from './planning-level'
import type { PlanningTabSearch } from './planning-tab-search'
import { TargetPlanning } from './tab/target-planning'

interface TabProps {
  readonly search: PlanningTabSearch
  readonly onSearch: (search: PlanningTabSearch) => void
}

export function ProjectPlanning({ projectID, ...tab }: TabProps & { readonly projectID: string }) {
  const project = useProjectOfPage(projectID)
  const level = useDisplayPreference(`planningLevelByProject.${projectID}`, planningLevels)
  if (!OF_PROJECT.isOpen(project)) return <ClosedTab />
  const { can, details, consultancyBudget } = project
  return (
    <TargetPlanning
      {...tab}
      on={{ kind: 'project', id: projectID }}
      level={level}
      can={can}
      currency={details.currency}
      showsRates={consultancyBudget !== undefined}
    />
  )
}

export function OpportunityPlanning({ opportunityID, ...tab }: TabProps & { readonly opportunityID: string }) {
  const opportunity = useOpportunityOfPage(opportunityID)
  const level = usePlanningLevel(opportunityID, 'opportunityViewLODs')
  if (!OF_OPPORTUNITY.isOpen(opportunity)) return <ClosedTab kind="opportunity" />
  const { can, details, consultancyBudget } = opportunity
  return (
    <TargetPlanning
      {...tab}
      on={{ kind: 'opportunity', id: opportunityID }}
      level={level}
      can={can}
      currency={details.currency}
      showsRates={consultancyBudget !== undefined}
    />
  )
}
