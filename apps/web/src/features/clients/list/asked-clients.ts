import type { ClientFilter } from '@praxis/contract/clients/clients'
import { present } from '../../../shell/address-values'
import type { CardsOrListDisplay } from '../../../ui/lists/cards-or-list'
import type { ListedClients } from '../clients.queries'
import type { ClientListChanges, ClientListSearch } from './client-list-search'

const PER_PAGE: Record<CardsOrListDisplay, number> = { card: 12, list: 25 }

/** The search with changes; another filter or order begins at the first page. */
export function changedSearch(search: ClientListSearch, changes: ClientListChanges): ClientListSearch {
  return present<ClientListSearch>({ ...search, page: undefined, ...changes })
}

/** The search with the value of one dynamic detail set, or taken away. */
export function changedDetail(search: ClientListSearch, key: string, value: string | undefined): ClientListSearch {
  const { [key]: _, ...others } = search.details ?? {}
  const next = value === undefined ? others : { ...others, [key]: value }
  return changedSearch(search, { details: Object.keys(next).length > 0 ? next : undefined })
}

/** Whether fewer clients than the active ones are asked for; inactive ones are a filter too. */
export const isFiltered = ({ page: _p, sortOrder: _s, add: _a, state, ...filters }: ClientListSearch): boolean =>
  Object.keys(filters).length > 0 || state === 'inactive'

/** How many filters differ from their defaults; the search is not counted. */
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
