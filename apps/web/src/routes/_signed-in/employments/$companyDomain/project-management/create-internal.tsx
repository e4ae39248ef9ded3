import { createFileRoute } from '@tanstack/react-router'
import { CreateProjectScreen } from '../../../../../features/projects/create/create-project-screen'
import { TemplateField } from '../../../../../features/tasks/templates/template-field'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/project-management/create-internal')({
  component: () => <CreateProjectScreen kind="internal" TemplateField={TemplateField} />,
})
