import { createFileRoute } from '@tanstack/react-router'
import { CreateProjectScreen } from '../../../../../features/projects/create/create-project-screen'
import { TemplateField } from '../../../../../features/tasks/templates/template-field'
import { id } from '../../../../../shell/address-values'

interface CreateClientProjectSearch {
  readonly clientID?: string
}

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/project-management/create-client')({
  validateSearch: (search): CreateClientProjectSearch => {
    const clientID = id(search.clientID)
    return clientID ? { clientID } : {}
  },
  component: () => (
    <CreateProjectScreen kind="client" clientID={Route.useSearch().clientID} TemplateField={TemplateField} />
  ),
})
