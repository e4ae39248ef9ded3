import { figures } from '@praxis/contract/company/figures'
import type { Input } from '@praxis/contract/protocol/endpoint'
import { clientTime, projectTime, teamTime } from '@praxis/contract/time/time-reports'
import type { DateRange } from '@praxis/domain/calendar/date-range'
import type { Day } from '@praxis/domain/calendar/day'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../api/api'

/** The client or project whose time is looked at. */
export interface TimeGround {
  readonly of: 'client' | 'project'
  readonly id: string
}

export type ListedTime = Omit<NonNullable<Input<typeof projectTime.listProjectSubmissions>['query']>, 'page'>

const ofTimeReports = ['timeReports'] as const

/** Time changes with what is logged and decided; names come from people and tasks. */
const topics = ['timeSheetSubmissions', 'requests', 'user', 'employees', 'tasks']

/** The topics of a report; the page around it follows the client or project itself, and knows when that is gone. */
const metaOf = ({ of, id }: TimeGround) => ({
  topics: of === 'client' ? [...topics, 'projects', `clientTime/${id}`] : topics,
})

export const timeAnalysisQuery = (ground: TimeGround, period: Partial<DateRange>) =>
  queryOptions({
    queryKey: [...ofTimeReports, 'analysis', ground.of, ground.id, period.from, period.to],
    queryFn: ({ signal }) => {
      const input = { params: { id: ground.id }, query: period }
      return ground.of === 'client'
        ? api.call(clientTime.getClientTimeAnalysis, input, { signal })
        : api.call(projectTime.getProjectTimeAnalysis, input, { signal })
    },
    placeholderData: keepPreviousData,
    meta: metaOf(ground),
  })

/** What the logged time is made of, and what it leaves out. */
export const loggedTimeFigureQuery = (ground: TimeGround, period: Partial<DateRange>) =>
  queryOptions({
    queryKey: [...ofTimeReports, 'logged', ground.of, ground.id, period.from, period.to],
    queryFn: ({ signal }) => {
      const of = ground.of === 'client' ? { clientID: ground.id } : { projectID: ground.id }
      return api.call(
        figures.explainFigure,
        { params: { name: 'loggedTime' }, query: { ...of, ...period } },
        { signal },
      )
    },
    meta: metaOf(ground),
  })

const fetchPage = ({ of, id }: TimeGround, listed: ListedTime, page: number, signal: AbortSignal) => {
  const input = { params: { id }, query: { ...listed, page } }
  return of === 'client'
    ? api.call(clientTime.listClientSubmissions, input, { signal })
    : api.call(projectTime.listProjectSubmissions, input, { signal })
}

export const loggedTimePageQuery = (ground: TimeGround, listed: ListedTime, page: number) =>
  queryOptions({
    queryKey: [...ofTimeReports, 'list', ground.of, ground.id, listed, page],
    queryFn: ({ signal }) => fetchPage(ground, listed, page, signal),
    placeholderData: keepPreviousData,
    meta: metaOf(ground),
  })

export const allLoggedTimePagesQuery = (ground: TimeGround, listed: ListedTime) =>
  infiniteQueryOptions({
    queryKey: [...ofTimeReports, 'list', ground.of, ground.id, listed, 'all'],
    queryFn: ({ signal, pageParam }) => fetchPage(ground, listed, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ metadata: { page, hasMore } }) => (hasMore ? page + 1 : undefined),
    placeholderData: keepPreviousData,
    meta: metaOf(ground),
  })

/** Who logged how much on a project on each day of a month. */
export const employeeMonthQuery = (projectID: string, startOfMonth: Day) =>
  queryOptions({
    queryKey: [...ofTimeReports, 'month', projectID, startOfMonth],
    queryFn: ({ signal }) =>
      api.call(
        projectTime.getEmployeeTimeReportByMonth,
        { params: { id: projectID }, query: { startOfMonth } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    meta: { topics },
  })

/**
 * The team's report has a live topic of its own for those who may read it. Contracted time comes from contracts and
 * bank holidays, the limits from the settings.
 */
const ofTeam = { topics: ['teamTime', 'user', 'employees', 'projects', 'clients', 'companyManagement'] }

export const timeSheetReportQuery = ({ from, to }: DateRange) =>
  queryOptions({
    queryKey: [...ofTimeReports, 'team', from, to],
    queryFn: ({ signal }) =>
      api.call(teamTime.getTimeSheetReport, { query: { startDate: from, endDate: to } }, { signal }),
    placeholderData: keepPreviousData,
    meta: ofTeam,
  })

export const timeManagementQuery = queryOptions({
  queryKey: [...ofTimeReports, 'management'],
  queryFn: ({ signal }) => api.call(teamTime.getTimeManagementReport, {}, { signal }),
  meta: ofTeam,
})
