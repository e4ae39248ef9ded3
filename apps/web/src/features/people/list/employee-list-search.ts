import type { ContractType, employeeSortOrders, employeeStates } from '@praxis/contract/people/employees'
import { id, oneOf, pageAfterFirst, present, text } from '../../../shell/address-values'

type State = (typeof employeeStates)[number]
type SortOrder = (typeof employeeSortOrders)[number]

/** What the address says about the list: the same link shows the same list. */
export interface EmployeeListSearch {
  readonly name?: string
  readonly tag?: string
  readonly lineManagerID?: string
  readonly state?: State
  readonly contractType?: ContractType
  readonly sortOrder?: SortOrder
  readonly page?: number
}

// The types alone hold these to the contract: addresses are read before its schemas are loaded.
const STATES = ['active', 'inactive', 'pending'] as const satisfies readonly State[]
const CONTRACT_TYPES = ['permanent', 'contractor'] as const satisfies readonly ContractType[]
const SORT_ORDERS = ['displayName', '-displayName', 'jobTitle', '-jobTitle'] as const satisfies readonly SortOrder[]

export const readEmployeeListSearch = (search: Record<string, unknown>): EmployeeListSearch =>
  present<EmployeeListSearch>({
    name: text(search.name),
    tag: text(search.tag),
    lineManagerID: id(search.lineManagerID),
    state: oneOf(STATES, search.state),
    contractType: oneOf(CONTRACT_TYPES, search.contractType),
    sortOrder: oneOf(SORT_ORDERS, search.sortOrder),
    page: pageAfterFirst(search.page),
  })

/** Whether fewer people than all are asked for. */
export const isFiltered = ({ page: _page, sortOrder: _sortOrder, ...filters }: EmployeeListSearch): boolean =>
  Object.keys(filters).length > 0

/** How many filters narrow the list; the search is not counted. */
export const filterCount = ({ page: _p, sortOrder: _s, name: _n, ...filters }: EmployeeListSearch): number =>
  Object.keys(filters).length
