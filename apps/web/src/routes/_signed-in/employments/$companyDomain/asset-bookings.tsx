import { createFileRoute } from '@tanstack/react-router'
import { AssetBookingsScreen } from '../../../../features/assets/asset-bookings-screen'
import { readBookingsSearch } from '../../../../features/assets/bookings/bookings-search'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/asset-bookings')({
  validateSearch: readBookingsSearch,
  component: () => <AssetBookingsScreen search={Route.useSearch()} />,
})
