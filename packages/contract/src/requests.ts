import * as z from 'zod'
import { EmployeeBrief } from './employees'
import { endpoint } from './endpoint'
import { listed, listOf, pageOf, pageQuery } from './page'
import { requestTypes, submittedStates } from './request-rules'
import { TimeSheetSubmission } from './time-sheet-shapes'
import { Day, Id, Moment } from './values'

/** What a request asks for, as it stands: another one as soon as something that a decision is about has changed. */
export const RequestVersion = z.string().min(1).max(100)

/** Something to be decided by somebody else; it has the id of what it is about. */
export const Request = z
  .strictObject({
    id: Id,
    requestType: z.enum(requestTypes),
    state: z.enum(submittedStates),
    employee: EmployeeBrief,
    /** Who is to decide. */
    approver: EmployeeBrief.nullable(),
    /** Who has decided. */
    approvedBy: EmployeeBrief.nullable(),
    /** The request whose decision this one follows. */
    linkedRequest: z.strictObject({ id: Id }).nullable(),
    /** Of those that were submitted together. */
    groupIdentifier: Id.nullable(),
    submittedAt: Moment,
    decidedAt: Moment.nullable(),
    comment: z.string(),
    isAutoApproved: z.boolean(),
    version: RequestVersion,
    timeSheetSubmission: TimeSheetSubmission.optional(),
  })
  .meta({ id: 'Request' })
export type Request = z.infer<typeof Request>

const mine = { access: 'employee' } as const
const ofTime = { access: 'employee', feature: 'timeSheet' } as const
/** As many as are decided on at once: more than anybody logs in a week. */
export const MOST_REQUESTS = 500

const paging = pageQuery(25)

/** Requests decided from one day to another; the words are beginnings of those in a person’s or project’s name or a comment. */
export const decidedQuery = z.strictObject({
  from: Day,
  to: Day,
  state: z.enum(['approved', 'denied']).optional(),
  search: z.string().trim().max(200).optional(),
  ...paging,
})
export type DecidedQuery = z.output<typeof decidedQuery>

/** What the caller has asked for. */
export const requests = {
  listActiveRequests: endpoint({
    method: 'GET',
    path: '/requests/active',
    summary: 'List the caller’s pending requests, newest first',
    ...mine,
    query: z.strictObject(paging),
    response: pageOf(Request),
  }),
  listRequestHistory: endpoint({
    method: 'GET',
    path: '/requests/history',
    summary: 'List the caller’s decided requests in a period, newest first',
    ...mine,
    query: decidedQuery,
    response: pageOf(Request),
  }),
  listDeniedRequests: endpoint({
    method: 'GET',
    path: '/requests/denied',
    summary: 'List the caller’s denied requests that still need a correction, newest first',
    ...mine,
    query: z.strictObject(paging),
    response: pageOf(Request),
  }),
  acceptDenial: endpoint({
    method: 'PUT',
    path: '/requests/{id}/acceptance',
    summary: 'Accept a denial: the request no longer needs a correction',
    ...mine,
    params: z.strictObject({ id: Id }),
    response: 'nothing',
    reasons: ['notFound', 'requestNotDenied'],
  }),
  listRequests: endpoint({
    method: 'GET',
    path: '/requests/multiple',
    summary: 'Get several requests by id, as far as the caller can see them',
    ...mine,
    query: z.strictObject({ requestIDs: listed(Id) }),
    response: listOf(Request),
  }),
  getRequest: endpoint({
    method: 'GET',
    path: '/requests/{id}',
    summary: 'Get a request the caller made or decides on',
    ...mine,
    params: z.strictObject({ id: Id }),
    response: Request,
    reasons: ['notFound'],
  }),
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
}
