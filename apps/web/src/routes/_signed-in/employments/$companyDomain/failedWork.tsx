import { createFileRoute } from '@tanstack/react-router'
import { FailedWorkScreen } from '../../../../features/workspaces/failed-work-screen'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/failedWork')({
  component: FailedWorkScreen,
})
