import type { RequestState } from '@praxis/contract/requests/request-rules'
import type { SubmissionListQuery } from '@praxis/contract/time/time-reports'
import { day, id, oneOf, pageAfterFirst, period, present, text, truth } from '../../shell/address-values'
import type { ListedTime } from './time-reports.queries'

/** The days an address asks for; all there are without them. */
export interface TimePeriodSearch {
  readonly from?: string
  readonly to?: string
}

/** What the address says about a list of logged time: the same link shows the same list. */
export interface LoggedTimeSearch extends TimePeriodSearch {
  readonly search?: string
  readonly employeeID?: string
  readonly projectID?: string
  readonly roleName?: string
  readonly state?: RequestState
  readonly isChargeable?: boolean
  /** The latest day comes first, unless the address says otherwise. */
  readonly sortOrder?: SubmissionListQuery['sortOrder']
  readonly page?: number
}

/** The search of a project's breakdown: also which month is shown day by day. */
export interface ProjectBreakdownSearch extends TimePeriodSearch {
  /** YYYY-MM. */
  readonly month?: string
}

const STATES = ['unsubmitted', 'waitingForApproval', 'approved', 'denied'] as const satisfies readonly RequestState[]
const SORTS = [
  'day',
  'duration',
  '-duration',
  'employee',
  '-employee',
] as const satisfies readonly SubmissionListQuery['sortOrder'][]

export const readTimePeriod = ({ from, to }: Record<string, unknown>): TimePeriodSearch => period(from, to)

export const readLoggedTimeSearch = (search: Record<string, unknown>): LoggedTimeSearch =>
  present<LoggedTimeSearch>({
    ...readTimePeriod(search),
    search: text(search.search),
    employeeID: id(search.employeeID),
    projectID: id(search.projectID),
    roleName: text(search.roleName),
    state: oneOf(STATES, search.state),
    isChargeable: truth(search.isChargeable),
    sortOrder: oneOf(SORTS, search.sortOrder),
    page: pageAfterFirst(search.page),
  })

export const readProjectBreakdownSearch = (search: Record<string, unknown>): ProjectBreakdownSearch =>
  present<ProjectBreakdownSearch>({
    ...readTimePeriod(search),
    month: typeof search.month === 'string' && day(`${search.month}-01`) ? search.month : undefined,
  })

const filtersOf = ({ page: _p, sortOrder: _s, ...filters }: LoggedTimeSearch) => filters

export const isTimeFiltered = (search: LoggedTimeSearch): boolean => Object.keys(filtersOf(search)).length > 0

/** How many filters are on; a period counts as one, and the search is not counted. */
export const timeFilterCount = (search: LoggedTimeSearch): number => {
  const { search: _w, to: _t, ...filters } = filtersOf(search)
  return Object.keys(filters).length
}

export const listedTime = ({ page: _p, isChargeable, ...search }: LoggedTimeSearch): ListedTime => ({
  ...search,
  ...(isChargeable !== undefined && { isChargeable: String(isChargeable) }),
})
