import type { RequestState } from '@praxis/contract/requests/request-rules'
import { day, oneOf, period, present } from '../../shell/address-values'
import { describeList, type SearchOf } from '../../shell/lists/describe-list'
import { idField, ownField, periodFields, searchField, textField, truthField } from '../../shell/lists/list-field'

/** The days an address asks for; all there are without them. */
export interface TimePeriodSearch {
  readonly from?: string
  readonly to?: string
}

/** The search of a project's breakdown: also which month is shown day by day. */
export interface ProjectBreakdownSearch extends TimePeriodSearch {
  /** YYYY-MM. */
  readonly month?: string
}

export const STATES: readonly RequestState[] = ['unsubmitted', 'waitingForApproval', 'approved', 'denied']

export const loggedTimeList = describeList({
  fields: {
    search: searchField('Person, task, comment'),
    ...periodFields('from', 'to'),
    employeeID: idField('Person'),
    projectID: idField('Project'),
    roleName: textField('Role'),
    // Its words belong to the badges, which an address does without.
    state: ownField('State', (given) => oneOf(STATES, given)),
    isChargeable: truthField('Chargeable', { yes: 'Chargeable', no: 'Not chargeable' }),
  },
  orders: {
    '-day': 'Latest first',
    day: 'Earliest first',
    duration: 'Shortest first',
    '-duration': 'Longest first',
    employee: 'Person, A to Z',
    '-employee': 'Person, Z to A',
  },
  usualOrder: '-day',
})

/** What the address says about a list of logged time: the same link shows the same list. */
export type LoggedTimeSearch = SearchOf<typeof loggedTimeList>

export const readTimePeriod = ({ from, to }: Record<string, unknown>): TimePeriodSearch => period(from, to)

export const readProjectBreakdownSearch = (search: Record<string, unknown>): ProjectBreakdownSearch =>
  present<ProjectBreakdownSearch>({
    ...readTimePeriod(search),
    month: typeof search.month === 'string' && day(`${search.month}-01`) ? search.month : undefined,
  })
