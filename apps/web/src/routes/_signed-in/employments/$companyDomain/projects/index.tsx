import { createFileRoute } from '@tanstack/react-router'
import { ProjectListScreen } from '../../../../../features/projects/list/project-list-screen'
import { ownProjectList } from '../../../../../features/projects/list/project-list-search'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/projects/')({
  validateSearch: ownProjectList.read,
  component: () => <ProjectListScreen search={Route.useSearch()} />,
})
