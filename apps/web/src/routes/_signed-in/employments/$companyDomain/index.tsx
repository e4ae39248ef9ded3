import { createFileRoute } from '@tanstack/react-router'
import { useRequestTypeViews } from '../../../../app/use-request-type-views'
import { DashboardScreen } from '../../../../features/dashboard/dashboard-screen'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/')({
  component: () => <DashboardScreen requestTypes={useRequestTypeViews()} />,
})
