import { createFileRoute } from '@tanstack/react-router'
import { OpportunityListScreen } from '../../../../../features/opportunities/list/opportunity-list-screen'
import { ownOpportunityList } from '../../../../../features/opportunities/list/opportunity-list-search'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/opportunities/')({
  validateSearch: ownOpportunityList.read,
  component: () => <OpportunityListScreen search={Route.useSearch()} />,
})
