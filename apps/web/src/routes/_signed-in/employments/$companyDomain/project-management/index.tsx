import { createFileRoute } from '@tanstack/react-router'
import { ManagedProjectsScreen } from '../../../../../features/projects/list/managed-projects-screen'
import { managedProjectList } from '../../../../../features/projects/list/project-list-search'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/project-management/')({
  validateSearch: managedProjectList.read,
  component: () => <ManagedProjectsScreen search={Route.useSearch()} />,
})
