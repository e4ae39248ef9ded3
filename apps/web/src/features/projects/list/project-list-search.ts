import type { ChargingMechanism } from '@praxis/contract/project-fields'
import type { projectAttributes, projectSortOrders, projectStates } from '@praxis/contract/projects'
import { id, oneOf, pageAfterFirst, present, text, truth } from '../../../shell/address-values'
import type { ListedProjects } from '../projects.queries'

type State = (typeof projectStates)[number]
export type ProjectAttribute = (typeof projectAttributes)[number]
export type ProjectSortOrder = (typeof projectSortOrders)[number]

/** What the address says about the list: the same link shows the same list. Active projects, unless it says otherwise. */
export interface ProjectListSearch {
  readonly search?: string
  /** Those one works on, unless it says otherwise; the company's list has none. */
  readonly attribute?: Exclude<ProjectAttribute, 'assigned'>
  readonly state?: 'completed' | 'all'
  readonly clientID?: string
  readonly leadID?: string
  readonly chargingMechanism?: ChargingMechanism
  readonly tag?: string
  readonly isInternal?: boolean
  readonly isStrategic?: boolean
  readonly sortOrder?: ProjectSortOrder
  readonly page?: number
  /** How many a page of the company's list has. */
  readonly per?: number
}

export type ProjectListChanges = { readonly [Name in keyof ProjectListSearch]?: ProjectListSearch[Name] | undefined }

const OWN_PER_PAGE = 12
/** Of the company's list, the first unless somebody chooses. */
export const PAGE_SIZES = [10, 25, 50, 100] as const

// Held to the contract by their types alone: addresses are read before its schemas are loaded.
const OTHER_ATTRIBUTES = ['lead', 'all'] as const satisfies readonly ProjectAttribute[]
const OTHER_STATES = ['completed', 'all'] as const satisfies readonly (State | 'all')[]
const CHARGING_MECHANISMS = ['effort', 'fixed'] as const satisfies readonly ChargingMechanism[]
const SORT_ORDERS = [
  'projectName',
  '-projectName',
  'clientName',
  '-clientName',
  'updatedAt',
  '-updatedAt',
] as const satisfies readonly ProjectSortOrder[]

const readFilters = (search: Record<string, unknown>): ProjectListSearch =>
  present<ProjectListSearch>({
    search: text(search.search),
    state: oneOf(OTHER_STATES, search.state),
    clientID: id(search.clientID),
    leadID: id(search.leadID),
    chargingMechanism: oneOf(CHARGING_MECHANISMS, search.chargingMechanism),
    tag: text(search.tag),
    isInternal: truth(search.isInternal),
    isStrategic: truth(search.isStrategic),
    sortOrder: oneOf(SORT_ORDERS, search.sortOrder),
    page: pageAfterFirst(search.page),
  })

export const readManagedListSearch = (search: Record<string, unknown>): ProjectListSearch =>
  present<ProjectListSearch>({
    ...readFilters(search),
    per: PAGE_SIZES.slice(1).find((size) => size === search.per),
  })

export const readProjectListSearch = (search: Record<string, unknown>): ProjectListSearch =>
  present<ProjectListSearch>({
    ...readFilters(search),
    attribute: oneOf(OTHER_ATTRIBUTES, search.attribute),
  })

/** Another filter or order begins at the first page. */
export const changedSearch = (search: ProjectListSearch, changes: ProjectListChanges): ProjectListSearch =>
  present<ProjectListSearch>({ ...search, page: undefined, ...changes })

/** Whether fewer projects than the active ones are asked for; completed ones are a filter too. */
export const isFiltered = ({
  page: _p,
  per: _n,
  sortOrder: _s,
  attribute: _a,
  state,
  ...filters
}: ProjectListSearch): boolean => Object.keys(filters).length > 0 || state === 'completed'

/** How many filters stand on something else than they do at first; the search is beside them. */
export const filterCount = ({ page: _p, per: _n, sortOrder: _s, search: _w, ...filters }: ProjectListSearch): number =>
  Object.keys(filters).length

/** The list as the address describes it without its filters. */
export const withoutFilters = ({ attribute, sortOrder, per }: ProjectListSearch): ProjectListSearch =>
  present<ProjectListSearch>({ attribute, sortOrder, per })

/** What is asked of the server; the company's list knows no attribute. */
export function listedProjects(of: ListedProjects['of'], search: ProjectListSearch): ListedProjects {
  const {
    page: _,
    per = PAGE_SIZES[0],
    sortOrder = 'projectName',
    attribute = 'assigned',
    state: given,
    ...filters
  } = search
  const state: State | 'all' = given ?? 'active'
  const filter = { ...filters, ...(state !== 'all' && { state }) }
  return of === 'own'
    ? { of, request: { per: OWN_PER_PAGE, sortOrder, filter: { ...filter, attribute } } }
    : { of, request: { per, sortOrder, filter } }
}
