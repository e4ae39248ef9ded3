import { type HistoryEntry, operations } from '@praxis/contract/operations'
import { requests } from '@praxis/contract/requests'
import type { DateRange } from '@praxis/domain/calendar/date-range'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../api/api'

/** Requests change with decisions and with the time they are about; names come from people and projects. */
const meta = { topics: ['approvals', 'timeSheetSubmissions', 'user', 'employees', 'projects'] }

/** One's own requests that wait for a decision, newest first. */
export const activeRequestsQuery = queryOptions({
  queryKey: ['requests', 'active'],
  queryFn: async ({ signal }) => (await api.call(requests.listActiveRequests, {}, { signal })).items,
  meta,
})

/** One's own requests decided from one day to another, newest first. */
export const requestHistoryQuery = ({ from, to }: DateRange) =>
  queryOptions({
    queryKey: ['requests', 'history', from, to],
    queryFn: async ({ signal }) =>
      (await api.call(requests.listRequestHistory, { query: { from, to } }, { signal })).items,
    placeholderData: keepPreviousData,
    meta,
  })

/** Requests as they are now, of those the reader may see. */
export const requestsByIDsQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['requests', 'byIDs', ids],
    queryFn: async ({ signal }) =>
      (await api.call(requests.listRequests, { query: { requestIDs: [...ids] } }, { signal })).items,
    placeholderData: keepPreviousData,
    meta,
  })

const MOST_SHOWN = 100

/** What happened to a request and to the time it is about, which has the same id; newest first. */
export const requestTraceQuery = (id: string) =>
  queryOptions({
    queryKey: ['requests', 'trace', id],
    queryFn: async ({ signal }) => {
      const histories = await Promise.all(
        ['request', 'timeSheetSubmission'].map((entity) =>
          api.call(operations.getHistory, { params: { entity, id }, query: { per: MOST_SHOWN } }, { signal }),
        ),
      )
      return histories.flatMap(({ items }): HistoryEntry[] => items).sort((one, other) => (one.at < other.at ? 1 : -1))
    },
    meta,
  })
