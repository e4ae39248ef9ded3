import * as z from 'zod'
import { AbsenceRequest } from '../absences/absence-requests'
import { AssetRequest } from '../assets/asset-requests'
import { ExpenseRequest } from '../expenses/expense-requests'
import { about, endpoint } from '../protocol/endpoint'
import { listed, listOf, pageOf, pageQuery } from '../protocol/page'
import { Day, Id } from '../protocol/values'
import { TimeSheetRequest } from '../time/time-sheet-requests'

/** Something that somebody else decides; the union has a line for each type. */
export const Request = z
  .discriminatedUnion('requestType', [TimeSheetRequest, ExpenseRequest, AbsenceRequest, AssetRequest])
  .meta({ id: 'Request' })
export type Request = z.infer<typeof Request>

const mine = { access: 'employee' } as const
/** So many requests can be sent or decided on at once: more than anybody logs in a week. */
export const MOST_REQUESTS = 500

const paging = pageQuery(25)

/** Requests decided between two days; search words begin words of the person’s or project’s name or the comment. */
export const decidedQuery = z.strictObject({
  from: Day,
  to: Day,
  state: z.enum(['approved', 'denied']).optional(),
  search: z.string().trim().max(200).optional(),
  ...paging,
})
export type DecidedQuery = z.output<typeof decidedQuery>

/** The requests that the caller made. */
export const requests = about('requests', {
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
})
