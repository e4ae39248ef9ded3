import type { ApprovalsQuery } from '@praxis/contract/requests/approvals'
import { type RequestType, requestTypes } from '@praxis/contract/requests/request-rules'
import { id, oneOf, pageAfterFirst, period, present, text } from '../../shell/address-values'
import type { ListedApprovals } from './approvals.queries'

/** What the address says about the list: the same link shows the same list. */
export interface ApprovalsSearch {
  /** The first type in use, unless the address says otherwise. */
  readonly requestType?: RequestType
  readonly search?: string
  readonly employeeID?: string
  readonly projectID?: string
  /** Only projects that the reader leads. */
  readonly projectLead?: 'me'
  readonly from?: string
  readonly to?: string
  /** The oldest come first, unless the address says otherwise. */
  readonly sortOrder?: 'newestFirst'
  /** A person's week in a project is one group, unless the address says otherwise. */
  readonly groupBy?: 'entry'
  readonly page?: number
  /** How many groups a page has, where the link says so. */
  readonly per?: number
}

/** How many groups a page may have; the first is the usual number. */
export const PAGE_SIZES = ['10', '5', '25', '50', '100'] as const

const ME = ['me'] as const satisfies readonly ApprovalsQuery['projectLead'][]
const NEWEST = ['newestFirst'] as const satisfies readonly ApprovalsQuery['sortOrder'][]
const ENTRY = ['entry'] as const satisfies readonly ApprovalsQuery['groupBy'][]

export function readApprovalsSearch(search: Record<string, unknown>): ApprovalsSearch {
  return present<ApprovalsSearch>({
    requestType: oneOf(requestTypes, search.requestType),
    search: text(search.search),
    employeeID: id(search.employeeID),
    projectID: id(search.projectID),
    projectLead: oneOf(ME, search.projectLead),
    ...period(search.from, search.to),
    sortOrder: oneOf(NEWEST, search.sortOrder),
    groupBy: oneOf(ENTRY, search.groupBy),
    page: pageAfterFirst(search.page),
    per: PAGE_SIZES.map(Number).find((size) => size === search.per),
  })
}

const filtersOf = ({ requestType: _t, page: _p, per: _n, sortOrder: _s, groupBy: _g, ...filters }: ApprovalsSearch) =>
  filters

export const isFiltered = (search: ApprovalsSearch): boolean => Object.keys(filtersOf(search)).length > 0

/** How many filters are on; the search is beside them, and a period is one. */
export const filterCount = (search: ApprovalsSearch): number => {
  const { search: _w, to: _t, ...filters } = filtersOf(search)
  return Object.keys(filters).length
}

export const listedApprovals = (search: ApprovalsSearch, usualSize: number): ListedApprovals => {
  const { page: _p, requestType: _t, ...listed } = search
  return { per: usualSize, ...listed }
}
