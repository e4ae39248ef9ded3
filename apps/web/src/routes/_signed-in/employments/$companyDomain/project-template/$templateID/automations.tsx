import { createFileRoute } from '@tanstack/react-router'
import { AutomationsTab } from '../../../../../../features/tasks/templates/automations-tab'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/project-template/$templateID/automations')(
  {
    component: () => <AutomationsTab templateID={Route.useParams().templateID} />,
  },
)
