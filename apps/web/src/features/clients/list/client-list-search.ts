import type { ClientFilter, clientSortOrders, clientStates } from '@praxis/contract/clients'
import type { Currency } from '@praxis/contract/values'
import { id, oneOf, pageAfterFirst, present, text } from '../../../shell/address-values'
import type { CardsOrListDisplay } from '../../../ui/lists/cards-or-list'
import type { ListedClients } from '../clients.queries'

type State = (typeof clientStates)[number]
export type ClientSortOrder = (typeof clientSortOrders)[number]

/** What the address says about the list: the same link shows the same list. Active clients, unless it says otherwise. */
export interface ClientListSearch {
  readonly search?: string
  readonly state?: 'inactive' | 'all'
  readonly clientOwnerID?: string
  readonly tradingCurrency?: Currency
  readonly journalCategoryID?: string
  /** Values of searchable dynamic details, by their keys. */
  readonly details?: Readonly<Record<string, string>>
  readonly sortOrder?: ClientSortOrder
  readonly page?: number
  /** The dialog to add a client stands open. */
  readonly add?: true
}

export type ClientListChanges = { readonly [Name in keyof ClientListSearch]?: ClientListSearch[Name] | undefined }

const PER_PAGE: Record<CardsOrListDisplay, number> = { card: 12, list: 25 }

// Held to the contract by their types alone: addresses are read before its schemas are loaded.
const OTHER_STATES = ['inactive', 'all'] as const satisfies readonly (State | 'all')[]
const CURRENCIES = ['GBP', 'USD', 'EUR', 'ZAR'] as const satisfies readonly Currency[]
const SORT_ORDERS = [
  'clientName',
  '-clientName',
  'updatedAt',
  '-updatedAt',
] as const satisfies readonly ClientSortOrder[]

function details(given: unknown): Record<string, string> | undefined {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined
  const entries = Object.entries(given).flatMap(([key, value]) => {
    const written = text(value)
    return written === undefined ? [] : [[key, written] as const]
  })
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

export function readClientListSearch(search: Record<string, unknown>): ClientListSearch {
  return present<ClientListSearch>({
    search: text(search.search),
    state: oneOf(OTHER_STATES, search.state),
    clientOwnerID: id(search.clientOwnerID),
    tradingCurrency: oneOf(CURRENCIES, search.tradingCurrency),
    journalCategoryID: id(search.journalCategoryID),
    details: details(search.details),
    sortOrder: oneOf(SORT_ORDERS, search.sortOrder),
    page: pageAfterFirst(search.page),
    add: search.add === true ? true : undefined,
  })
}

/** Another filter or order begins at the first page. */
export function changedSearch(search: ClientListSearch, changes: ClientListChanges): ClientListSearch {
  return present<ClientListSearch>({ ...search, page: undefined, ...changes })
}

/** The same list with one value of a dynamic detail set, or taken away. */
export function changedDetail(search: ClientListSearch, key: string, value: string | undefined): ClientListSearch {
  const { [key]: _, ...others } = search.details ?? {}
  const next = value === undefined ? others : { ...others, [key]: value }
  return changedSearch(search, { details: Object.keys(next).length > 0 ? next : undefined })
}

/** Whether fewer clients than the active ones are asked for; inactive ones are a filter too. */
export const isFiltered = ({ page: _p, sortOrder: _s, add: _a, state, ...filters }: ClientListSearch): boolean =>
  Object.keys(filters).length > 0 || state === 'inactive'

/** How many filters stand on something else than they do at first; the search is beside them. */
export const filterCount = (search: ClientListSearch): number => {
  const { page: _p, sortOrder: _s, add: _a, search: _w, details = {}, ...filters } = search
  return Object.keys(filters).length + Object.keys(details).length
}

export function filterOf(search: ClientListSearch): ClientFilter {
  const { state = 'active', search: words, clientOwnerID, tradingCurrency, journalCategoryID } = search
  const dynamicDetails = Object.entries(search.details ?? {}).map(([key, value]) => ({ key, value }))
  return {
    ...(words !== undefined && { search: words }),
    ...(state !== 'all' && { state }),
    ...(clientOwnerID !== undefined && { clientOwnerID }),
    ...(tradingCurrency !== undefined && { tradingCurrency }),
    ...(journalCategoryID !== undefined && { journalCategoryID }),
    ...(dynamicDetails.length > 0 && { dynamicDetails }),
  }
}

export const listedClients = (search: ClientListSearch, display: CardsOrListDisplay): ListedClients => ({
  per: PER_PAGE[display],
  filter: filterOf(search),
  sortOrder: search.sortOrder ?? 'clientName',
})
