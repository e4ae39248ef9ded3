import { clients } from '@praxis/contract/clients/clients'
import { operations } from '@praxis/contract/company/history-and-jobs'
import type { Input } from '@praxis/contract/protocol/endpoint'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../api/api'

type PageRequest = NonNullable<Input<typeof clients.listClientsPaginated>['body']>
export type ListedClients = Omit<PageRequest, 'page'>

/** Names of owners come from users; counts, categories and the last entry from the journal. */
const meta = { topics: ['user', 'employees', 'journalEntries'] }

export const clientQuery = (id: string) =>
  queryOptions({
    queryKey: ['clients', 'one', id],
    queryFn: ({ signal }) => api.call(clients.getClient, { params: { id } }, { signal }),
    meta,
  })

export const clientPageQuery = (listed: ListedClients, page: number) =>
  queryOptions({
    queryKey: ['clients', 'list', listed, page],
    queryFn: ({ signal }) => api.call(clients.listClientsPaginated, { body: { ...listed, page } }, { signal }),
    placeholderData: keepPreviousData,
    meta,
  })

export const allClientPagesQuery = (listed: ListedClients) =>
  infiniteQueryOptions({
    queryKey: ['clients', 'list', listed, 'all'],
    queryFn: ({ signal, pageParam }) =>
      api.call(clients.listClientsPaginated, { body: { ...listed, page: pageParam } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ metadata: { page, hasMore } }) => (hasMore ? page + 1 : undefined),
    placeholderData: keepPreviousData,
    meta,
  })

/** Clients to choose from, at most 100. */
export const clientSearchQuery = (text: string) =>
  queryOptions({
    queryKey: ['clients', 'search', text],
    queryFn: async ({ signal }) => (await api.call(clients.listClients, { query: { query: text } }, { signal })).items,
    placeholderData: keepPreviousData,
  })

export const clientHistoryQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: ['clients', 'history', id, page],
    queryFn: ({ signal }) =>
      api.call(operations.getHistory, { params: { entity: 'client', id }, query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  })
