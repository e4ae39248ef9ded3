import type { ClientFilter } from '@praxis/contract/clients/clients'
import { operationsOn } from '../../../shell/lists/list-operations'
import type { CardsOrListDisplay } from '../../../ui/lists/cards-or-list'
import type { ListedClients } from '../clients.queries'
import { type ClientListSearch, clientList } from './client-list-search'

export const clientOperations = operationsOn(clientList)

const PER_PAGE: Record<CardsOrListDisplay, number> = { card: 12, list: 25 }

/** The filter and order of the request; details are asked for by key and value. */
export function askedClients(search: ClientListSearch): Pick<ListedClients, 'filter' | 'sortOrder'> {
  const { details, ...others } = clientOperations.asked(search)
  const dynamicDetails = details && Object.entries(details).map(([key, value]) => ({ key, value }))
  const filter: ClientFilter = { ...others, ...(dynamicDetails && { dynamicDetails }) }
  return { filter, sortOrder: clientOperations.orderOf(search) }
}

export const listedClients = (search: ClientListSearch, display: CardsOrListDisplay): ListedClients => ({
  per: PER_PAGE[display],
  ...askedClients(search),
})
