import { clients } from '@praxis/contract/clients/clients'
import type { Input } from '@praxis/contract/protocol/endpoint'
import { allPagesQuery, itemsQuery, query } from '../../api/query'

export type ListedClients = Omit<NonNullable<Input<typeof clients.listClientsPaginated>['body']>, 'page'>

const pageOf = (listed: ListedClients) => (page: number) => ({ body: { ...listed, page } })

export const clientQuery = (id: string) => query(clients.getClient, { params: { id } })

export const clientPageQuery = (listed: ListedClients, page: number) =>
  query(clients.listClientsPaginated, pageOf(listed)(page), { keepsPrevious: true })

export const allClientPagesQuery = (listed: ListedClients) =>
  allPagesQuery(clients.listClientsPaginated, pageOf(listed), { keepsPrevious: true })

/** Clients to choose from, at most 100. */
export const clientSearchQuery = (text: string) =>
  itemsQuery(clients.listClients, { query: { query: text } }, { keepsPrevious: true })
