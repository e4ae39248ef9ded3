import type { clientSortOrders, clientStates } from '@praxis/contract/clients/clients'
import type { Currency } from '@praxis/contract/protocol/values'
import { id, oneOf, pageAfterFirst, present, text } from '../../../shell/address-values'

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

// The types alone hold these to the contract: addresses are read before its schemas are loaded.
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
