import { createFileRoute } from '@tanstack/react-router'
import { StatusesTab } from '../../../../../../features/tasks/templates/statuses-tab'

export const Route = createFileRoute(
  '/_signed-in/employments/$companyDomain/project-template/$templateID/taskStatuses',
)({
  component: () => <StatusesTab templateID={Route.useParams().templateID} />,
})
