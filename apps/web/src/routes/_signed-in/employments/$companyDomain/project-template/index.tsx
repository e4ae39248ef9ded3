import { createFileRoute } from '@tanstack/react-router'
import { TemplateListScreen } from '../../../../../features/tasks/templates/template-list-screen'
import { templateList } from '../../../../../features/tasks/templates/template-list-search'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/project-template/')({
  validateSearch: templateList.read,
  component: () => <TemplateListScreen search={Route.useSearch()} />,
})
