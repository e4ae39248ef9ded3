import { createFileRoute } from '@tanstack/react-router'
import { DetailsTab } from '../../../../../../features/opportunities/details/details-tab'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/opportunities/$opportunityID/')({
  component: () => <DetailsTab opportunityID={Route.useParams().opportunityID} />,
})
