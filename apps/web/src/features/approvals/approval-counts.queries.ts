import { approvalCounts } from '@praxis/contract/approval-counts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/api'

/** What waits changes with requests and with the time they are about; names come from people and projects. */
export const metaOfApprovals = { topics: ['requests', 'timeSheetSubmissions', 'user', 'employees', 'projects'] }

/** How many requests wait for the reader's decision. */
export const approvalCountsQuery = queryOptions({
  queryKey: ['approvals', 'counts'],
  queryFn: ({ signal }) => api.call(approvalCounts.countApprovals, {}, { signal }),
  meta: metaOfApprovals,
})
