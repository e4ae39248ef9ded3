import { approvalCounts } from '@praxis/contract/requests/approval-counts'
import { query } from '../../api/query'

/** How many requests wait for the reader's decision. Live updates tell approvers of every change to that. */
export const approvalCountsQuery = query(approvalCounts.countApprovals, {}, { topics: [] })
