import { createFileRoute } from '@tanstack/react-router'
import { ClientLink } from '../../../../../features/clients/client-link'
import { ProjectLink } from '../../../../../features/projects/project-link'
import { UsageScreen } from '../../../../../features/settings/usage/usage-screen'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/settings/usage')({
  component: () => <UsageScreen links={{ client: ClientLink, project: ProjectLink }} />,
})
