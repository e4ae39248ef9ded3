import * as z from 'zod'
import { about, endpoint } from '../protocol/endpoint'
import { Moment } from '../protocol/values'
import type { RequestType } from './request-rules'

/** How many requests wait for the caller in all, and of each type how many and since when, by keys made of the type. */
export const ApprovalCounts = z
  .strictObject({
    totalCount: z.int(),
    timeSheetCount: z.int(),
    timeSheetWaitSince: Moment.nullable(),
    expenseCount: z.int(),
    expenseWaitSince: Moment.nullable(),
    absenceCount: z.int(),
    absenceWaitSince: Moment.nullable(),
    assetCount: z.int(),
    assetWaitSince: Moment.nullable(),
  } satisfies Record<'totalCount' | `${RequestType}Count` | `${RequestType}WaitSince`, z.ZodType>)
  .meta({ id: 'ApprovalCounts' })
export type ApprovalCounts = z.infer<typeof ApprovalCounts>

/** These counts are all that every page of a workspace shows of approvals. */
export const approvalCounts = about('approvals', {
  countApprovals: endpoint({
    method: 'GET',
    path: '/approvals/active/count',
    summary: 'Count the requests waiting for the caller’s decision',
    access: 'employee',
    response: ApprovalCounts,
  }),
})
