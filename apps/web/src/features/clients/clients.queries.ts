import { clients } from '@praxis/contract/clients/clients'
import type { Input } from '@praxis/contract/protocol/endpoint'
import { itemsQuery, listQueries, query } from '../../api/query'

export type ListedClients = Omit<NonNullable<Input<typeof clients.listClientsPaginated>['body']>, 'page'>

export const clientQuery = (id: string) => query(clients.getClient, { params: { id } })

export const clientListQueries = (listed: ListedClients) =>
  listQueries(clients.listClientsPaginated, (page) => ({ body: { ...listed, page } }))

/** Clients to choose from, at most 100. */
export const clientSearchQuery = (text: string) =>
  itemsQuery(clients.listClients, { query: { query: text } }, { keepsPrevious: true })
