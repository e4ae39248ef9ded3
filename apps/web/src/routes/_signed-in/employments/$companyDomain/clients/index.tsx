import { createFileRoute } from '@tanstack/react-router'
import { ClientListScreen } from '../../../../../features/clients/list/client-list-screen'
import { clientList } from '../../../../../features/clients/list/client-list-search'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/clients/')({
  validateSearch: clientList.read,
  component: () => <ClientListScreen search={Route.useSearch()} />,
})
