import { createFileRoute } from '@tanstack/react-router'
import { PermissionsTab } from '../../../../../../features/opportunities/page/permissions-tab'

export const Route = createFileRoute(
  '/_signed-in/employments/$companyDomain/opportunities/$opportunityID/resourcePermissions',
)({
  component: () => <PermissionsTab opportunityID={Route.useParams().opportunityID} />,
})
