import { createFileRoute } from '@tanstack/react-router'
import { TeamTimeScreen } from '../../../../../features/time-reports/team-time-screen'
import { readTeamTimeSearch } from '../../../../../features/time-reports/team-time-search'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/employee-management/timesheets')({
  validateSearch: readTeamTimeSearch,
  component: () => <TeamTimeScreen search={Route.useSearch()} />,
})
