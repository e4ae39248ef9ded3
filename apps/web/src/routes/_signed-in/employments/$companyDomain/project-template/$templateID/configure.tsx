import { createFileRoute } from '@tanstack/react-router'
import { ConfigureTab } from '../../../../../../features/tasks/templates/configure-tab'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/project-template/$templateID/configure')({
  component: () => <ConfigureTab templateID={Route.useParams().templateID} />,
})
