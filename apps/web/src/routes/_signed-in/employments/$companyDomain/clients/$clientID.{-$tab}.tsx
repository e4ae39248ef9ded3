import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { ClientScreen } from '../../../../../features/clients/profile/client-screen'
import { isClientTab, readClientSearch } from '../../../../../features/clients/profile/client-search'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/clients/$clientID/{-$tab}')({
  validateSearch: readClientSearch,
  beforeLoad: ({ params, search: { tab, ...search } }) => {
    // Links to tabs from before they had paths.
    if (tab)
      throw redirect({ to: Route.fullPath, params: { ...params, tab: isClientTab(tab) ? tab : undefined }, search })
    if (params.tab !== undefined && !isClientTab(params.tab)) throw notFound()
  },
  component: Page,
})

function Page() {
  const { clientID, tab } = Route.useParams()
  return <ClientScreen clientID={clientID} tab={isClientTab(tab) ? tab : 'details'} search={Route.useSearch()} />
}
