import { approvals } from '@praxis/contract/approvals'
import type { Input } from '@praxis/contract/endpoint'
import type { DateRange } from '@praxis/domain/calendar/date-range'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../api/api'

type ApprovalsQuery = NonNullable<Input<typeof approvals.listApprovals>['query']>
export type ListedApprovals = Omit<ApprovalsQuery, 'page'>

/** What waits changes with requests and with the time they are about; names come from people and projects. */
const meta = { topics: ['requests', 'timeSheetSubmissions', 'user', 'employees', 'projects'] }

/** How many requests wait for the reader's decision. */
export const approvalCountsQuery = queryOptions({
  queryKey: ['approvals', 'counts'],
  queryFn: ({ signal }) => api.call(approvals.countApprovals, {}, { signal }),
  meta,
})

export const approvalPageQuery = (listed: ListedApprovals, page: number) =>
  queryOptions({
    queryKey: ['approvals', 'list', listed, page],
    queryFn: ({ signal }) => api.call(approvals.listApprovals, { query: { ...listed, page } }, { signal }),
    placeholderData: keepPreviousData,
    meta,
  })

export const allApprovalPagesQuery = (listed: ListedApprovals) =>
  infiniteQueryOptions({
    queryKey: ['approvals', 'list', listed, 'all'],
    queryFn: ({ signal, pageParam }) =>
      api.call(approvals.listApprovals, { query: { ...listed, page: pageParam } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ metadata: { page, hasMore } }) => (hasMore ? page + 1 : undefined),
    placeholderData: keepPreviousData,
    meta,
  })

/** What the reader decided from one day to another, newest first. */
export const decisionsQuery = ({ from, to }: DateRange) =>
  queryOptions({
    queryKey: ['approvals', 'decided', from, to],
    queryFn: async ({ signal }) => (await api.call(approvals.listDecisions, { query: { from, to } }, { signal })).items,
    placeholderData: keepPreviousData,
    meta,
  })
