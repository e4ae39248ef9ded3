import { createFileRoute } from '@tanstack/react-router'
import { NotificationSettingsScreen } from '../../../../features/notifications/notification-settings-screen'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/notifications')({
  component: NotificationSettingsScreen,
})
