import { createFileRoute } from '@tanstack/react-router'
import { SettingsTab } from '../../../../../../features/projects/settings/settings-tab'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/projects/$projectID/settings')({
  component: () => <SettingsTab projectID={Route.useParams().projectID} />,
})
