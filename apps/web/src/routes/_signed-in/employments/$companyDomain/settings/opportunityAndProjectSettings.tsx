import { createFileRoute } from '@tanstack/react-router'
import { OpportunityAndProjectSettingsScreen } from '../../../../../features/settings/projects/opportunity-and-project-settings-screen'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/settings/opportunityAndProjectSettings')({
  component: OpportunityAndProjectSettingsScreen,
})
