import { createFileRoute } from '@tanstack/react-router'
import { DetailsScreen } from '../../../../../features/settings/details/details-screen'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/settings/')({
  component: DetailsScreen,
})
