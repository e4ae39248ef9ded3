import { createFileRoute } from '@tanstack/react-router'
import { ProjectAgreements } from '../../../../../../features/plans/project-plans'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/projects/$projectID/agreements')({
  component: () => <ProjectAgreements projectID={Route.useParams().projectID} />,
})
