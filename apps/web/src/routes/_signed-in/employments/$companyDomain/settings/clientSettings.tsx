import { createFileRoute } from '@tanstack/react-router'
import { ClientSettingsScreen } from '../../../../../features/settings/clients/client-settings-screen'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/settings/clientSettings')({
  component: ClientSettingsScreen,
})
