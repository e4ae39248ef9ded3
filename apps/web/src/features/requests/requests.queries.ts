import { type HistoryEntry, operations } from '@praxis/contract/company/history-and-jobs'
import type { Input, Output } from '@praxis/contract/protocol/endpoint'
import { requests } from '@praxis/contract/requests/requests'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../api/api'
import { type RequestTypeView, type RequestTypeViews, topicsOf } from './request-type-view'

/** Requests change with decisions and with what they are about; names come from people and projects. */
const metaOf = (views: RequestTypeViews) => ({
  topics: ['approvals', ...topicsOf(views), 'user', 'employees', 'projects'],
})

type DecidedQuery = Input<typeof requests.listRequestHistory>['query']
export type ListedDecided = Omit<DecidedQuery, 'page'>
type RequestPage = Output<typeof requests.listRequestHistory>

/** The queries of a list of decided requests: page by page, and as an endless list. */
export const decidedQueries = (
  key: readonly [string, string],
  topics: readonly string[],
  list: (query: DecidedQuery, signal: AbortSignal) => Promise<RequestPage>,
) => ({
  page: (listed: ListedDecided, page: number) =>
    queryOptions({
      queryKey: [...key, listed, page],
      queryFn: ({ signal }) => list({ ...listed, page }, signal),
      placeholderData: keepPreviousData,
      meta: { topics: [...topics] },
    }),
  allPages: (listed: ListedDecided) =>
    infiniteQueryOptions({
      queryKey: [...key, listed, 'all'],
      queryFn: ({ signal, pageParam }) => list({ ...listed, page: pageParam }, signal),
      initialPageParam: 1,
      getNextPageParam: ({ metadata: { page, hasMore } }) => (hasMore ? page + 1 : undefined),
      placeholderData: keepPreviousData,
      meta: { topics: [...topics] },
    }),
})
export type DecidedQueries = ReturnType<typeof decidedQueries>

/** The reader's own requests decided from one day to another, newest first. */
export const requestHistoryQueries = (views: RequestTypeViews) =>
  decidedQueries(['requests', 'history'], metaOf(views).topics, (query, signal) =>
    api.call(requests.listRequestHistory, { query }, { signal }),
  )

/** The reader's own waiting requests, newest first. */
export const activeRequestsQuery = (views: RequestTypeViews, page: number, per: number) =>
  queryOptions({
    queryKey: ['requests', 'active', page, per],
    queryFn: ({ signal }) => api.call(requests.listActiveRequests, { query: { page, per } }, { signal }),
    placeholderData: keepPreviousData,
    meta: metaOf(views),
  })

/** The reader's own denied requests that nothing has been done about yet, newest first. */
export const deniedRequestsQuery = (views: RequestTypeViews, page: number, per: number) =>
  queryOptions({
    queryKey: ['requests', 'denied', page, per],
    queryFn: ({ signal }) => api.call(requests.listDeniedRequests, { query: { page, per } }, { signal }),
    placeholderData: keepPreviousData,
    meta: { topics: [...topicsOf(views), 'user'], names: ['employees', 'projects'] },
  })

/** Some requests as they are now, as far as the reader may see them. */
export const requestsByIDsQuery = (views: RequestTypeViews, ids: readonly string[]) =>
  queryOptions({
    queryKey: ['requests', 'byIDs', ids],
    queryFn: async ({ signal }) =>
      (await api.call(requests.listRequests, { query: { requestIDs: [...ids] } }, { signal })).items,
    placeholderData: keepPreviousData,
    meta: metaOf(views),
  })

const MOST_SHOWN = 100

/** The history of a request and of what it is about, which has the same id; newest first. */
export const requestTraceQuery = (view: RequestTypeView, id: string) =>
  queryOptions({
    queryKey: ['requests', 'trace', id],
    queryFn: async ({ signal }) => {
      const histories = await Promise.all(
        ['request', view.trace.entity].map((entity) =>
          api.call(operations.getHistory, { params: { entity, id }, query: { per: MOST_SHOWN } }, { signal }),
        ),
      )
      return histories.flatMap(({ items }): HistoryEntry[] => items).sort((one, other) => (one.at < other.at ? 1 : -1))
    },
    meta: metaOf([view]),
  })
