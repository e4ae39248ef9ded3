import type { ChargingMechanism } from '@praxis/contract/projects/project-fields'
import type { projectAttributes, projectSortOrders, projectStates } from '@praxis/contract/projects/projects'
import { id, oneOf, pageAfterFirst, present, text, truth } from '../../../shell/address-values'

export type ProjectListState = (typeof projectStates)[number]
export type ProjectAttribute = (typeof projectAttributes)[number]
export type ProjectSortOrder = (typeof projectSortOrders)[number]

/** What the address says about the list: the same link shows the same list. Active projects, unless it says otherwise. */
export interface ProjectListSearch {
  readonly search?: string
  /** The projects one works on, unless the address says otherwise; the company's list has no attribute. */
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
  /** How many projects a page of the company's list has. */
  readonly per?: number
}

export type ProjectListChanges = { readonly [Name in keyof ProjectListSearch]?: ProjectListSearch[Name] | undefined }

/** Page sizes of the company's list; the first is the default. */
export const PAGE_SIZES = [10, 25, 50, 100] as const

// The types alone hold these to the contract: addresses are read before its schemas are loaded.
const OTHER_ATTRIBUTES = ['lead', 'all'] as const satisfies readonly ProjectAttribute[]
const OTHER_STATES = ['completed', 'all'] as const satisfies readonly (ProjectListState | 'all')[]
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
