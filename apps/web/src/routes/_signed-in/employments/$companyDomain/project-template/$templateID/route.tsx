import { createFileRoute, Outlet } from '@tanstack/react-router'
import { TemplateScreen } from '../../../../../../features/tasks/templates/template-screen'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/project-template/$templateID')({
  component: () => (
    <TemplateScreen templateID={Route.useParams().templateID}>
      <Outlet />
    </TemplateScreen>
  ),
})
