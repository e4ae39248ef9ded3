import { createFileRoute } from '@tanstack/react-router'
import { ProjectsTab } from '../../../../../../features/opportunities/page/projects-tab'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/opportunities/$opportunityID/projects')({
  component: () => <ProjectsTab opportunityID={Route.useParams().opportunityID} />,
})
