import { approvalCounts } from '@praxis/contract/requests/approval-counts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/api'

/** How many requests wait for the reader's decision. Live updates tell approvers of every change to that. */
export const approvalCountsQuery = queryOptions({
  queryKey: ['approvals', 'counts'],
  queryFn: ({ signal }) => api.call(approvalCounts.countApprovals, {}, { signal }),
})
