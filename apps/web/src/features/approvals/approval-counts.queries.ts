import { approvalCounts } from '@praxis/contract/approval-counts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/api'

/** How many requests wait for the reader's decision. Whatever changes that is told to whoever decides. */
export const approvalCountsQuery = queryOptions({
  queryKey: ['approvals', 'counts'],
  queryFn: ({ signal }) => api.call(approvalCounts.countApprovals, {}, { signal }),
})
