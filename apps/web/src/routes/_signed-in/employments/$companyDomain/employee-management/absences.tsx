import { createFileRoute } from '@tanstack/react-router'
import { TeamAbsencesScreen } from '../../../../../features/absences/team-absences-screen'
import { readTeamAbsencesSearch } from '../../../../../features/absences/team/calendar-search'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/employee-management/absences')({
  validateSearch: readTeamAbsencesSearch,
  component: () => <TeamAbsencesScreen search={Route.useSearch()} />,
})
