import { createFileRoute } from '@tanstack/react-router'
import { DashboardTab } from '../../../../../../features/projects/dashboard/dashboard-tab'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/projects/$projectID/')({
  component: () => <DashboardTab projectID={Route.useParams().projectID} />,
})
