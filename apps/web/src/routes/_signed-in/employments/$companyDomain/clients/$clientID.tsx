import { createFileRoute } from '@tanstack/react-router'
import { ClientScreen } from '../../../../../features/clients/profile/client-screen'
import { readClientSearch } from '../../../../../features/clients/profile/client-search'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/clients/$clientID')({
  validateSearch: readClientSearch,
  component: () => <ClientScreen clientID={Route.useParams().clientID} search={Route.useSearch()} />,
})
