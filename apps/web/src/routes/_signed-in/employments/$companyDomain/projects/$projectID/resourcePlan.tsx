import { createFileRoute } from '@tanstack/react-router'
import { ProjectResourcePlan } from '../../../../../../features/plans/project-plans'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/projects/$projectID/resourcePlan')({
  component: () => <ProjectResourcePlan projectID={Route.useParams().projectID} />,
})
