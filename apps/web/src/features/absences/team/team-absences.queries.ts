import { teamAbsences } from '@praxis/contract/absences/team-absences'
import type { DateRange } from '@praxis/domain/calendar/date-range'
import { query } from '../../../api/query'

export const teamCalendarQuery = ({ from, to }: DateRange) =>
  query(teamAbsences.getTeamCalendar, { query: { from, to } }, { keepsPrevious: true })

export const teamAbsenceReportQuery = ({ from, to }: DateRange, lineManagerID: string | undefined) =>
  query(
    teamAbsences.getTeamAbsenceReport,
    { query: { startDate: from, endDate: to, ...(lineManagerID && { lineManagerID }) } },
    { keepsPrevious: true },
  )
