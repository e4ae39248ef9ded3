import * as z from 'zod'
import { ProjectBrief } from '../projects/projects'
import { about, endpoint } from '../protocol/endpoint'
import { listed, listOf } from '../protocol/page'
import { Id } from '../protocol/values'
import { MOST_REQUESTS, Request } from '../requests/requests'
import { TaskOption } from '../tasks/task-shapes'
import { SubmissionAmendment, TimeSheetSubmission } from './time-sheet-shapes'

const ofTime = { access: 'employee', feature: 'timeSheet' } as const
const params = z.strictObject({ id: Id })

/** Endpoints by which people submit their time for a decision. */
export const timeSheetRequests = about('requests', {
  submitTimeSheet: endpoint({
    method: 'POST',
    path: '/requests/timeSheets',
    summary: 'Submit logged time for approval',
    ...ofTime,
    body: z.strictObject({ submissionID: Id }),
    response: Request,
    reasons: ['notFound', 'alreadySubmitted'],
  }),
  submitTimeSheets: endpoint({
    method: 'POST',
    path: '/requests/timeSheets/multiple',
    summary: 'Submit several entries at once, as one group',
    ...ofTime,
    body: z.strictObject({ submissionIDs: z.array(Id).min(1).max(MOST_REQUESTS) }),
    response: listOf(Request),
    reasons: ['notFound', 'alreadySubmitted'],
  }),
})

/** The choices that the person whose time it is could have made. */
export const AmendmentChoices = z
  .strictObject({ roles: z.array(z.strictObject({ id: Id, name: z.string() })), tasks: z.array(TaskOption) })
  .meta({ id: 'AmendmentChoices' })
export type AmendmentChoices = z.infer<typeof AmendmentChoices>

/** What approvers may do with time beside deciding on it. */
export const timeSheetApprovals = about('approvals', {
  listProjectChoices: endpoint({
    method: 'GET',
    path: '/approvals/projectChoices',
    summary: 'List projects a time sheet can move to: visible to the caller and open to the person who logged it',
    ...ofTime,
    query: z.strictObject({
      timeSheetSubmissionIDs: listed(Id),
      query: z.string().trim().max(200).default(''),
    }),
    response: listOf(ProjectBrief),
    reasons: ['notFound'],
  }),
  listAmendmentChoices: endpoint({
    method: 'GET',
    path: '/approvals/{id}/amendmentChoices',
    summary: 'List the roles and tasks a time sheet can be amended to',
    ...ofTime,
    params,
    response: AmendmentChoices,
    reasons: ['notFound'],
  }),
  amendTimeSheet: endpoint({
    method: 'PUT',
    path: '/approvals/{id}/timeSheetAmendment',
    summary: 'Amend a pending time sheet; the original is kept with it',
    access: 'employee',
    params,
    body: SubmissionAmendment,
    response: TimeSheetSubmission,
    reasons: [
      'notFound',
      'actionedTimeSheetCannotBeAmended',
      'projectInactive',
      'opportunityLocked',
      'timeSheetCommentRequired',
      'nonChargeableTimeNotAllowed',
      'invalidClientProjectRole',
    ],
  }),
})
