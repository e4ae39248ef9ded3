import * as z from 'zod'
import { endpoint } from './endpoint'
import { Moment } from './values'

/** How many wait for the caller, and since when. */
export const ApprovalCounts = z
  .strictObject({ timeSheetCount: z.int(), timeSheetsWaitSince: Moment.nullable(), totalCount: z.int() })
  .meta({ id: 'ApprovalCounts' })
export type ApprovalCounts = z.infer<typeof ApprovalCounts>

/** The one thing about approvals that every page of a workspace shows. */
export const approvalCounts = {
  countApprovals: endpoint({
    method: 'GET',
    path: '/approvals/active/count',
    summary: 'Count the requests waiting for the caller’s decision',
    access: 'employee',
    response: ApprovalCounts,
  }),
}
