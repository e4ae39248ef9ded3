import { createFileRoute } from '@tanstack/react-router'
import { OpportunityBudgetPlan } from '../../../../../../features/plans/opportunity-plans'
import { readPlanSearch } from '../../../../../../features/plans/plan-search'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/opportunities/$opportunityID/budgetPlan')({
  validateSearch: readPlanSearch,
  // The page's own search parameters are not the plan's.
  component: () => (
    <OpportunityBudgetPlan
      opportunityID={Route.useParams().opportunityID}
      search={readPlanSearch({ ...Route.useSearch() })}
    />
  ),
})
