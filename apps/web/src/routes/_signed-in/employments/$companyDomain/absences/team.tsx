import { createFileRoute } from '@tanstack/react-router'
import { readCalendarSearch } from '../../../../../features/absences/team/calendar-search'
import { TeamCalendarTab } from '../../../../../features/absences/team/team-calendar-tab'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/absences/team')({
  validateSearch: readCalendarSearch,
  component: () => <TeamCalendarTab search={Route.useSearch()} />,
})
