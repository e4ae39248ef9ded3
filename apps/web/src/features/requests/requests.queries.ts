import { type HistoryEntry, operations } from '@praxis/contract/company/history-and-jobs'
import type { Input } from '@praxis/contract/protocol/endpoint'
import type { Topic } from '@praxis/contract/protocol/topics'
import type { approvals } from '@praxis/contract/requests/approvals'
import { requests } from '@praxis/contract/requests/requests'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/api'
import { itemsQuery, listQueries, query } from '../../api/query'
import { shownIn } from '../../api/stale-answers'
import { type RequestTypeView, type RequestTypeViews, topicsOf } from './request-type-view'

/** Requests change with decisions and with what they are about; names come from people and projects. */
const shownOf = (views: readonly Pick<RequestTypeView, 'topics'>[]) => [...shownIn.requests, ...topicsOf(views)]

type ListedDecided = Omit<Input<typeof requests.listRequestHistory>['query'], 'page'>

/** The queries of a list of decided requests: page by page, and as an endless list. */
export const decidedQueries =
  (endpoint: typeof requests.listRequestHistory | typeof approvals.listDecisions, topics: readonly Topic[]) =>
  (listed: ListedDecided) =>
    listQueries(endpoint, (page) => ({ query: { ...listed, page } }), { keepsPrevious: true, topics })
export type DecidedQueries = ReturnType<typeof decidedQueries>

/** The reader's own requests decided from one day to another, newest first. */
export const requestHistoryQueries = (views: RequestTypeViews) =>
  decidedQueries(requests.listRequestHistory, shownOf(views))

/** The reader's own waiting requests, newest first. */
export const activeRequestsQuery = (views: RequestTypeViews, page: number, per: number) =>
  query(requests.listActiveRequests, { query: { page, per } }, { keepsPrevious: true, topics: shownOf(views) })

/** The start of the keys of denied requests, which accepting a denial changes alone. */
export const ofDenied = ['requests', 'denied'] as const

/** The reader's own denied requests that nothing has been done about yet, newest first. */
export const deniedRequestsQuery = (views: RequestTypeViews, page: number, per: number) =>
  query(
    requests.listDeniedRequests,
    { query: { page, per } },
    {
      key: [...ofDenied, page, per],
      keepsPrevious: true,
      topics: [...topicsOf(views), 'user'],
      names: ['employees', 'projects'],
    },
  )

/** Some requests as they are now, as far as the reader may see them. */
export const requestsByIDsQuery = (views: RequestTypeViews, ids: readonly string[]) =>
  itemsQuery(
    requests.listRequests,
    { query: { requestIDs: [...ids] } },
    { keepsPrevious: true, topics: shownOf(views) },
  )

const MOST_SHOWN = 100

/** The history of a request and of what it is about, which has the same id, newest first; and the words for it. */
export const requestTraceQuery = (view: Pick<RequestTypeView, 'trace' | 'topics'>, id: string) =>
  queryOptions({
    queryKey: ['requests', 'trace', id],
    queryFn: async ({ signal }) => {
      const words = await view.trace()
      const histories = await Promise.all(
        ['request', words.entity].map((entity) =>
          api.call(operations.getHistory, { params: { entity, id }, query: { per: MOST_SHOWN } }, { signal }),
        ),
      )
      const entries = histories.flatMap(({ items }): HistoryEntry[] => items)
      return { words, entries: entries.sort((one, other) => (one.at < other.at ? 1 : -1)) }
    },
    meta: { topics: shownOf([view]) },
  })
