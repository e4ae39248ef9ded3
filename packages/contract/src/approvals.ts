import * as z from 'zod'
import { approvalCounts } from './approval-counts'
import { endpoint } from './endpoint'
import { besideSubmissions, ListedSubmission, personAmong, unfoldedSubmission } from './listed-submissions'
import { listed, listOf, pageOf, pageQuery } from './page'
import { ProjectBrief } from './projects'
import { type RequestType, requestTypes, submittedStates } from './request-rules'
import { decidedQuery, Request, RequestVersion } from './requests'
import { TaskOption } from './task-shapes'
import { LoggedProject, SubmissionAmendment, TimeSheetSubmission } from './time-sheet-shapes'
import { Day, Id, Moment } from './values'

/** What lies together in the approvals inbox: the week of a person in a project, or one request on its own. */
const ListedGroup = z
  .strictObject({
    key: z.string(),
    employee: z.strictObject({ id: Id }),
    project: LoggedProject.nullable(),
    from: Day,
    to: Day,
    duration: z.int(),
    chargeableDuration: z.int(),
    /** The longest wait of its requests. */
    waitingSince: Moment,
    /** All that this person logged in that week, and what is contracted: to see whether it is too much. */
    weekLoggedTime: z.int(),
    weekContractedTime: z.int(),
    /** Each has the id of its submission. */
    requests: z.array(z.strictObject({ version: RequestVersion, timeSheetSubmission: ListedSubmission })),
  })
  .meta({ id: 'ApprovalGroup' })

const ListedApprovals = pageOf(ListedGroup).extend({
  ...besideSubmissions,
  /** In all the groups of all pages. */
  requestCount: z.int(),
})

const unfoldedApprovals = ({ items, people, clients, usual, ...page }: z.infer<typeof ListedApprovals>) => ({
  items: items.map(({ requests, ...group }) => ({
    ...group,
    employee: personAmong(people, group.employee),
    requests: requests.map(({ version, timeSheetSubmission }) => ({
      id: timeSheetSubmission.id,
      version,
      timeSheetSubmission: unfoldedSubmission(timeSheetSubmission, { people, clients, usual }),
    })),
  })),
  ...page,
})
export type ApprovalGroup = ReturnType<typeof unfoldedApprovals>['items'][number]

const approvalSorts = ['oldestFirst', 'newestFirst'] as const

/** How many groups a page has unless the caller says so. */
export const approvalsPerPage: Readonly<Record<RequestType, number>> = { timeSheet: 5 }
const paging = pageQuery(approvalsPerPage.timeSheet)

const approvalsQuery = z.strictObject({
  page: paging.page,
  per: paging.per.unwrap().optional(),
  requestType: z.enum(requestTypes).default('timeSheet'),
  groupBy: z.enum(['employee', 'entry']).default('employee'),
  sortOrder: z.enum(approvalSorts).default('oldestFirst'),
  /** In the person’s name, the project’s name or the comment. */
  search: z.string().trim().max(200).optional(),
  employeeID: Id.optional(),
  projectID: Id.optional(),
  /** Only time of projects that the caller leads. */
  projectLead: z.enum(['me']).optional(),
  from: Day.optional(),
  to: Day.optional(),
})
export type ApprovalsQuery = z.output<typeof approvalsQuery>

/** What the person whose time it is could have chosen. */
export const AmendmentChoices = z
  .strictObject({ roles: z.array(z.strictObject({ id: Id, name: z.string() })), tasks: z.array(TaskOption) })
  .meta({ id: 'AmendmentChoices' })
export type AmendmentChoices = z.infer<typeof AmendmentChoices>

const DecisionComment = z.string().trim().max(2000)
const approves = { access: 'employee' } as const
const params = z.strictObject({ id: Id })

/** What waits for the decision of the caller. */
export const approvals = {
  ...approvalCounts,
  listApprovals: endpoint({
    method: 'GET',
    path: '/approvals/active',
    summary: 'List requests waiting for the caller’s decision',
    ...approves,
    query: approvalsQuery,
    response: ListedApprovals,
    unfold: unfoldedApprovals,
  }),
  listDecisions: endpoint({
    method: 'GET',
    path: '/approvals/decided',
    summary: 'List the caller’s decisions in a period, newest first',
    ...approves,
    query: decidedQuery,
    response: pageOf(Request),
  }),
  decideRequest: endpoint({
    method: 'PUT',
    path: '/approvals/{id}/state',
    summary: 'Approve or deny a request, or reopen an approved one with a reason',
    ...approves,
    params,
    body: z.strictObject({
      state: z.enum(submittedStates),
      comment: DecisionComment.default(''),
      /** Of the request that the caller has seen: refused when it is another one by now. */
      version: RequestVersion.optional(),
    }),
    response: Request,
    reasons: [
      'notFound',
      'requestDecided',
      'requestNotDecided',
      'linkedRequestStateCannotBeUpdated',
      'changedMeanwhile',
    ],
  }),
  decideRequests: endpoint({
    method: 'PUT',
    path: '/approvals/multiple/state',
    summary: 'Approve or deny several requests, or reopen approved ones; any that have changed are skipped and named',
    ...approves,
    body: z.strictObject({
      requestIDs: z.array(Id).min(1).max(500),
      state: z.enum(submittedStates),
      comment: DecisionComment.default(''),
      /** Of those that the caller has seen, by their ids. */
      versions: z.record(Id, RequestVersion).default({}),
    }),
    response: z.strictObject({
      decidedIDs: z.array(Id),
      skipped: z.array(z.strictObject({ id: Id, reason: z.string() })),
    }),
    reasons: ['notFound'],
  }),
  changeRequestProject: endpoint({
    method: 'PUT',
    path: '/approvals/{id}/project',
    summary: 'Move a pending request to another project, which may change its approver',
    ...approves,
    params,
    body: z.strictObject({ projectID: Id.nullable() }),
    response: Request,
    reasons: [
      'notFound',
      'requestDecided',
      'projectInactive',
      'pastProjectEndDate',
      'projectMandatoryForTimeSheets',
      'timeSheetCommentRequired',
      'nonChargeableTimeNotAllowed',
    ],
  }),
  listProjectChoices: endpoint({
    method: 'GET',
    path: '/approvals/projectChoices',
    summary: 'List projects a time sheet can move to: visible to the caller and open to the person who logged it',
    access: 'employee',
    feature: 'timeSheet',
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
    access: 'employee',
    feature: 'timeSheet',
    params,
    response: AmendmentChoices,
    reasons: ['notFound'],
  }),
  amendTimeSheet: endpoint({
    method: 'PUT',
    path: '/approvals/{id}/timeSheetAmendment',
    summary: 'Amend a pending time sheet; the original is kept with it',
    ...approves,
    params,
    body: SubmissionAmendment,
    response: TimeSheetSubmission,
    reasons: [
      'notFound',
      'actionedTimeSheetCannotBeAmended',
      'projectInactive',
      'timeSheetCommentRequired',
      'nonChargeableTimeNotAllowed',
      'invalidClientProjectRole',
    ],
  }),
}
