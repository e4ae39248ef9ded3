import { endpoint } from '@praxis/contract/protocol/endpoint'
import { listOf, pageOf } from '@praxis/contract/protocol/page'
import { Day, Id, Moment } from '@praxis/contract/protocol/values'
import { approvals } from '@praxis/contract/requests/approvals'
import { groupEnvelope, RequestVersion, requestEnvelope } from '@praxis/contract/requests/request-envelope'
import { Request, requests } from '@praxis/contract/requests/requests'
import * as z from 'zod'

/**
 * A type has the name of its feature; these two features are used for nothing else here. Wishes are decided by people,
 * loans by those who manage assets.
 */
export const WISH = 'reports'
export const LOAN = 'project'
const wishTypes = [WISH, LOAN] as const
export type WishType = (typeof wishTypes)[number]

const Wish = z.strictObject({ id: Id, words: z.string(), price: z.int(), from: Day, to: Day })
export type Wish = z.infer<typeof Wish>

const WishRequest = z.strictObject({ ...requestEnvelope, requestType: z.enum(wishTypes), wish: Wish })
export type WishRequest = z.infer<typeof WishRequest>

/** Lists hold requests of all types. */
const AnyRequest = z.union([WishRequest, Request])

const WishGroup = z.strictObject({
  ...groupEnvelope,
  price: z.int(),
  requests: z.array(z.strictObject({ version: RequestVersion, wish: Wish })),
})
const WishApprovals = pageOf(WishGroup).extend({ requestType: z.enum(wishTypes), requestCount: z.int() })
export type WishApprovals = z.infer<typeof WishApprovals>

const WishCounts = z.strictObject({
  totalCount: z.int(),
  timeSheetCount: z.int(),
  timeSheetWaitSince: Moment.nullable(),
  reportsCount: z.int(),
  reportsWaitSince: Moment.nullable(),
  projectCount: z.int(),
  projectWaitSince: Moment.nullable(),
})

const params = z.strictObject({ id: Id })

/** The endpoints of the feature of wishes itself. */
export const wishes = {
  submitWishes: endpoint({
    method: 'POST',
    path: '/requests/wishes',
    summary: 'Ask for wishes to be decided on',
    access: 'employee',
    body: z.strictObject({
      type: z.enum(wishTypes),
      wishIDs: z.array(Id),
      targetableID: Id.nullable().default(null),
      groupID: Id.optional(),
    }),
    response: 'nothing',
  }),
  reopenWish: endpoint({
    method: 'POST',
    path: '/wishes/{id}/reopen',
    summary: 'Open an approved wish again, by who manages reports or decides',
    access: 'employee',
    params,
    response: 'nothing',
  }),
  cancelWish: endpoint({
    method: 'POST',
    path: '/wishes/{id}/cancel',
    summary: 'Call off an approved wish',
    access: 'employee',
    params,
    response: 'nothing',
  }),
}

/** The engine's endpoints, whose answers include wishes. */
export const wishRequests = {
  listActiveRequests: { ...requests.listActiveRequests, response: pageOf(AnyRequest) },
  listRequestHistory: { ...requests.listRequestHistory, response: pageOf(AnyRequest) },
  listDeniedRequests: { ...requests.listDeniedRequests, response: pageOf(AnyRequest) },
  listRequests: { ...requests.listRequests, response: listOf(AnyRequest) },
  getRequest: { ...requests.getRequest, response: WishRequest },
  listApprovals: endpoint({
    method: 'GET',
    path: approvals.listApprovals.path,
    summary: approvals.listApprovals.summary,
    access: 'employee',
    query: approvals.listApprovals.query.extend({ requestType: z.enum(wishTypes) }),
    response: WishApprovals,
  }),
  countApprovals: { ...approvals.countApprovals, response: WishCounts },
  listDecisions: { ...approvals.listDecisions, response: pageOf(AnyRequest) },
  decideRequest: { ...approvals.decideRequest, response: WishRequest },
  changeRequestProject: { ...approvals.changeRequestProject, response: WishRequest },
}
