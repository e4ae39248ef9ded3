import { createFileRoute } from '@tanstack/react-router'
import { PermissionsTab } from '../../../../../../features/projects/permissions/permissions-tab'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/projects/$projectID/resourcePermissions')({
  component: () => <PermissionsTab projectID={Route.useParams().projectID} />,
})
