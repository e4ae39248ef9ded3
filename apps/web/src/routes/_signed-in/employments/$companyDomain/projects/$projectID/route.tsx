import { createFileRoute, Outlet } from '@tanstack/react-router'
import { ProjectScreen } from '../../../../../../features/projects/page/project-screen'
import { readProjectSearch } from '../../../../../../features/projects/page/project-search'
import { SaveAsTemplateDialog } from '../../../../../../features/tasks/templates/save-as-template-dialog'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/projects/$projectID')({
  validateSearch: readProjectSearch,
  component: () => (
    <ProjectScreen
      projectID={Route.useParams().projectID}
      search={Route.useSearch()}
      SaveAsTemplateDialog={SaveAsTemplateDialog}
    >
      <Outlet />
    </ProjectScreen>
  ),
})
