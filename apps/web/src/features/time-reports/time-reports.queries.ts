import { figures } from '@praxis/contract/company/figures'
import type { Input } from '@praxis/contract/protocol/endpoint'
import { clientTime, projectTime, teamTime } from '@praxis/contract/time/time-reports'
import type { DateRange } from '@praxis/domain/calendar/date-range'
import type { Day } from '@praxis/domain/calendar/day'
import { listQueries, query } from '../../api/query'
import { shownIn } from '../../api/stale-answers'

/** The client or project whose time is looked at. */
export interface TimeGround {
  readonly of: 'client' | 'project'
  readonly id: string
}

export type ListedTime = Omit<NonNullable<Input<typeof projectTime.listProjectSubmissions>['query']>, 'page'>

/** What a report follows; the page around it follows the client or project itself, and knows when that is gone. */
const topicsOf = ({ of, id }: TimeGround) =>
  of === 'client' ? ([...shownIn.timeReports, 'projects', `clientTime/${id}`] as const) : shownIn.timeReports

export const timeAnalysisQuery = (ground: TimeGround, period: Partial<DateRange>) =>
  query(
    ground.of === 'client' ? clientTime.getClientTimeAnalysis : projectTime.getProjectTimeAnalysis,
    { params: { id: ground.id }, query: period },
    { keepsPrevious: true, topics: topicsOf(ground) },
  )

/** What the logged time is made of, and what it leaves out. */
export const loggedTimeFigureQuery = (ground: TimeGround, period: Partial<DateRange>) =>
  query(
    figures.explainFigure,
    {
      params: { name: 'loggedTime' },
      query: { ...(ground.of === 'client' ? { clientID: ground.id } : { projectID: ground.id }), ...period },
    },
    { topics: topicsOf(ground) },
  )

export const loggedTimeQueries = (ground: TimeGround, listed: ListedTime) =>
  listQueries(
    ground.of === 'client' ? clientTime.listClientSubmissions : projectTime.listProjectSubmissions,
    (page) => ({ params: { id: ground.id }, query: { ...listed, page } }),
    { keepsPrevious: true, topics: topicsOf(ground) },
  )

/** Who logged how much on a project on each day of a month. */
export const employeeMonthQuery = (projectID: string, startOfMonth: Day) =>
  query(
    projectTime.getEmployeeTimeReportByMonth,
    { params: { id: projectID }, query: { startOfMonth } },
    { keepsPrevious: true },
  )

/**
 * The team's report has a live topic of its own for those who may read it. Contracted time comes from contracts and
 * bank holidays, the limits from the settings.
 */
const ofTeam = ['teamTime', 'user', 'employees', 'projects', 'clients', 'companyManagement'] as const

export const timeSheetReportQuery = ({ from, to }: DateRange) =>
  query(
    teamTime.getTimeSheetReport,
    { query: { startDate: from, endDate: to } },
    { keepsPrevious: true, topics: ofTeam },
  )

export const timeManagementQuery = query(teamTime.getTimeManagementReport, {}, { topics: ofTeam })
