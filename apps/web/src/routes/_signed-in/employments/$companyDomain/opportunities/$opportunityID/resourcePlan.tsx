import { createFileRoute } from '@tanstack/react-router'
import { OpportunityResourcePlan } from '../../../../../../features/plans/opportunity-plans'

export const Route = createFileRoute(
  '/_signed-in/employments/$companyDomain/opportunities/$opportunityID/resourcePlan',
)({
  component: () => <OpportunityResourcePlan opportunityID={Route.useParams().opportunityID} />,
})
