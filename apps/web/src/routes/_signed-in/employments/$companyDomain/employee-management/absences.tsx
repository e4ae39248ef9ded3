import { createFileRoute } from '@tanstack/react-router'
import { readTeamAbsencesSearch } from '../../../../../features/absences/team/calendar-search'
import { TeamAbsencesScreen } from '../../../../../features/absences/team-absences-screen'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/employee-management/absences')({
  validateSearch: readTeamAbsencesSearch,
  component: () => <TeamAbsencesScreen search={Route.useSearch()} />,
})
