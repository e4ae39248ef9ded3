import { createFileRoute } from '@tanstack/react-router'
import { ProjectTimeProgress } from '../../../../../../features/plans/project-plans'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/projects/$projectID/timeBasedProgress')({
  component: () => <ProjectTimeProgress projectID={Route.useParams().projectID} />,
})
