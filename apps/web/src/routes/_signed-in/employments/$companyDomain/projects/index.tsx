import { createFileRoute } from '@tanstack/react-router'
import { ProjectListScreen } from '../../../../../features/projects/list/project-list-screen'
import { readProjectListSearch } from '../../../../../features/projects/list/project-list-search'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/projects/')({
  validateSearch: readProjectListSearch,
  component: () => <ProjectListScreen search={Route.useSearch()} />,
})
