import { createFileRoute } from '@tanstack/react-router'
import { UsageScreen } from '../../../../../features/settings/usage/usage-screen'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/settings/usage')({
  component: UsageScreen,
})
