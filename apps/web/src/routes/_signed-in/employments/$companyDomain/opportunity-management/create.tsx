import { createFileRoute } from '@tanstack/react-router'
import { CreateOpportunityScreen } from '../../../../../features/opportunities/create/create-opportunity-screen'
import { id } from '../../../../../shell/address-values'

interface CreateOpportunitySearch {
  readonly clientID?: string
}

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/opportunity-management/create')({
  validateSearch: (search): CreateOpportunitySearch => {
    const clientID = id(search.clientID)
    return clientID ? { clientID } : {}
  },
  component: () => <CreateOpportunityScreen clientID={Route.useSearch().clientID} />,
})
