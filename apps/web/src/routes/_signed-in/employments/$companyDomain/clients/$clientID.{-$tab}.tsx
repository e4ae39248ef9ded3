import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { filtersOn, readClientSearch } from '../../../../../app/client-search'
import { isClientTab } from '../../../../../features/clients/client-tabs'
import { ClientScreen } from '../../../../../features/clients/profile/client-screen'
import { ClientExpensesCard } from '../../../../../features/expenses/client-expenses-card'
import { ClientBillingCard } from '../../../../../features/invoices/billing/client-billing-card'
import { ClientInvoicesCard } from '../../../../../features/invoices/client/client-invoices-card'
import { ClientOpportunitiesCard } from '../../../../../features/opportunities/client-opportunities-card'
import { ClientProjectsCard } from '../../../../../features/projects/client-projects-card'
import { ClientTime, ClientTimeAtAGlance } from '../../../../../features/time-reports/client/client-time'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/clients/$clientID/{-$tab}')({
  validateSearch: readClientSearch,
  beforeLoad: ({ params, search: { tab, ...search } }) => {
    // Old links name the tab in the search.
    if (tab)
      throw redirect({ to: Route.fullPath, params: { ...params, tab: isClientTab(tab) ? tab : undefined }, search })
    if (params.tab !== undefined && !isClientTab(params.tab)) throw notFound()
  },
  component: Page,
})

function Page() {
  const { clientID, tab } = Route.useParams()
  const search = Route.useSearch()
  return (
    <ClientScreen
      clientID={clientID}
      tab={isClientTab(tab) ? tab : 'details'}
      showsHistory={search.history === true}
      filtersOn={(shown) => filtersOn(shown, search)}
      projects={({ id, details }) => (
        <>
          <ClientProjectsCard clientID={id} />
          <ClientOpportunitiesCard clientID={id} />
          <ClientInvoicesCard clientID={id} />
          <ClientBillingCard client={{ id, name: details.name }} />
          <ClientExpensesCard clientID={id} />
        </>
      )}
      timeAtAGlance={(client) => <ClientTimeAtAGlance client={client} />}
      time={(client, shown) => <ClientTime client={client} tab={shown} search={filtersOn(shown, search)} />}
    />
  )
}
