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
