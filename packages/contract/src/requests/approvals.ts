import * as z from 'zod'
import { AbsenceApprovals, unfoldedAbsences } from '../absences/absence-requests'
import { AssetApprovals, unfoldedAssets } from '../assets/asset-requests'
import { ExpenseApprovals, unfoldedExpenses } from '../expenses/expense-requests'
import { about, endpoint } from '../protocol/endpoint'
import { pageOf, pageQuery } from '../protocol/page'
import { Day, Id } from '../protocol/values'
import { TimeSheetApprovals, unfoldedTimeSheets } from '../time/time-sheet-requests'
import { approvalCounts } from './approval-counts'
import { RequestVersion } from './request-envelope'
import { requestTypes, submittedStates } from './request-rules'
import { decidedQuery, MOST_REQUESTS, Request } from './requests'

/** A page of the inbox holds groups of one type of requests; the union has a line for each type. */
const Approvals = z
  .discriminatedUnion('requestType', [TimeSheetApprovals, ExpenseApprovals, AbsenceApprovals, AssetApprovals])
  .meta({ id: 'Approvals' })

const unfoldedApprovals = (sent: z.infer<typeof Approvals>) => {
  switch (sent.requestType) {
    case 'timeSheet':
      return unfoldedTimeSheets(sent)
    case 'expense':
      return unfoldedExpenses(sent)
    case 'absence':
      return unfoldedAbsences(sent)
    case 'asset':
      return unfoldedAssets(sent)
  }
}

const approvalSorts = ['oldestFirst', 'newestFirst'] as const

const paging = pageQuery(5)

const approvalsQuery = z.strictObject({
  page: paging.page,
  /** How many groups a page has; without it, as many as the type of requests says. */
  per: paging.per.unwrap().optional(),
  requestType: z.enum(requestTypes).default('timeSheet'),
  groupBy: z.enum(['employee', 'entry']).default('employee'),
  sortOrder: z.enum(approvalSorts).default('oldestFirst'),
  /** Words to be found in the person’s name, the project’s name or the comment. */
  search: z.string().trim().max(200).optional(),
  employeeID: Id.optional(),
  projectID: Id.optional(),
  /** Only time of projects that the caller leads. */
  projectLead: z.enum(['me']).optional(),
  from: Day.optional(),
  to: Day.optional(),
})
export type ApprovalsQuery = z.output<typeof approvalsQuery>

const DecisionComment = z.string().trim().max(2000)
const approves = { access: 'employee' } as const
const params = z.strictObject({ id: Id })

/** The requests that wait for the decision of the caller. */
export const approvals = about('approvals', {
  ...approvalCounts,
  listApprovals: endpoint({
    method: 'GET',
    path: '/approvals/active',
    summary: 'List requests waiting for the caller’s decision',
    ...approves,
    query: approvalsQuery,
    response: Approvals,
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
      /** The version of the request that the caller has seen; the decision is refused once it is another one. */
      version: RequestVersion.optional(),
    }),
    response: Request,
    reasons: [
      'notFound',
      'requestDecided',
      'requestNotDecided',
      'requestCancelled',
      'expensePaid',
      'alreadyInvoiced',
      'assetBookingTaken',
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
      requestIDs: z.array(Id).min(1).max(MOST_REQUESTS),
      state: z.enum(submittedStates),
      comment: DecisionComment.default(''),
      /** The versions of the requests that the caller has seen, by the ids of the requests. */
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
      'opportunityLocked',
      'pastProjectEndDate',
      'projectMandatoryForTimeSheets',
      'timeSheetCommentRequired',
      'nonChargeableTimeNotAllowed',
      'projectMandatoryForExpenses',
      'nonChargeableExpensesNotAllowed',
      'currencyConversionNotSupported',
    ],
  }),
})
