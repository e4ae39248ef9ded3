import { createFileRoute } from '@tanstack/react-router'
import { TeamCalendarTab } from '../../../../../features/absences/team/team-calendar-tab'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/absences/team')({
  component: TeamCalendarTab,
})
