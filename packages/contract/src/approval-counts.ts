import * as z from 'zod'
import { endpoint } from './endpoint'
import type { RequestType } from './request-rules'
import { Moment } from './values'

/** How many wait for the caller in all, and of each type how many and since when: the keys are made of the type. */
export const ApprovalCounts = z
  .strictObject({
    totalCount: z.int(),
    timeSheetCount: z.int(),
    timeSheetWaitSince: Moment.nullable(),
  } satisfies Record<'totalCount' | `${RequestType}Count` | `${RequestType}WaitSince`, z.ZodType>)
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
