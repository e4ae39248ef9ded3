import * as z from 'zod'
import { EmployeeBrief } from '../people/employees'
import { about, endpoint } from '../protocol/endpoint'
import { pageOf } from '../protocol/page'
import { Id, Moment, madeOn } from '../protocol/values'
import { groupEnvelope, RequestVersion, requestEnvelope } from '../requests/request-envelope'
import { AssetBooking, AssetNote, AssetUse } from './asset-shapes'

const ofAssets = { access: 'employee', feature: 'asset' } as const
const requestType = z.literal('asset')
const params = z.strictObject({ id: Id })

/** A booking that whoever manages assets decides on. */
export const AssetRequest = z
  .strictObject({ ...requestEnvelope, requestType, booking: AssetBooking })
  .meta({ id: 'AssetRequest' })

/** A group is what one person asks for, or one request on its own. */
const AssetGroup = z
  .strictObject({
    ...groupEnvelope,
    employee: EmployeeBrief,
    /** Each request has the id of its booking. */
    requests: z.array(z.strictObject({ version: RequestVersion, booking: AssetBooking })),
  })
  .meta({ id: 'AssetApprovalGroup' })

/** A page of the approvals inbox. */
export const AssetApprovals = pageOf(AssetGroup).extend({
  requestType,
  /** How many requests the groups of all pages have. */
  requestCount: z.int(),
})

export const unfoldedAssets = ({ items, requestType, ...page }: z.infer<typeof AssetApprovals>) => ({
  items: items.map(({ requests, ...group }) => ({
    requestType,
    ...group,
    requests: requests.map(({ version, booking }) => ({ id: booking.id, version, booking })),
  })),
  ...page,
})
export type AssetGroup = ReturnType<typeof unfoldedAssets>['items'][number]

const times = { from: Moment, to: Moment }
const refusedTimes = ['notFound', 'assetBooked', 'assetAssigned', 'assetRetired'] as const

/** The endpoints by which people book assets. */
export const assetRequests = about('assets', {
  requestAsset: endpoint({
    method: 'POST',
    path: '/requests/assets/{id}',
    summary: 'Book an asset, or book it for somebody else as whoever manages assets; the id is the asset’s',
    ...ofAssets,
    params,
    body: z.strictObject({
      ...times,
      note: AssetNote.default(''),
      /** Whose booking it is; the caller’s own by default. */
      employeeID: Id.optional(),
      /** The denied booking of the same person that is asked for again, which then needs no correction any more. */
      correctionOfID: Id.optional(),
    }),
    response: AssetBooking,
    reasons: [...refusedTimes, 'invalidPermission'],
  }),
  changeAssetRequest: endpoint({
    method: 'PUT',
    path: '/requests/assets/{id}',
    summary: 'Change the times or note of a booking, or book another asset instead; omitted fields stay',
    ...ofAssets,
    params,
    body: z
      .strictObject({ ...times, note: AssetNote, assetID: Id })
      .partial()
      .extend(madeOn),
    response: AssetBooking,
    reasons: [
      ...refusedTimes,
      'invalidPermission',
      'requestDecided',
      'assetBookingClosed',
      'assetBookingTaken',
      'changedMeanwhile',
    ],
  }),
  withdrawAssetRequest: endpoint({
    method: 'DELETE',
    path: '/requests/assets/{id}',
    summary: 'Withdraw a booking that waits, or call off an approved one that nobody collected',
    ...ofAssets,
    params,
    /** Why, for whoever is told. */
    query: z.strictObject({ comment: AssetNote.default('') }),
    response: 'nothing',
    reasons: ['notFound', 'invalidPermission', 'assetBookingClosed', 'assetBookingTaken', 'changedMeanwhile'],
  }),
})

/** What whoever decides on a booking should know of it. */
export const AssetToDecide = z
  .strictObject({
    booking: AssetBooking,
    /** Sent with the decision, which is refused once it is another one. */
    version: RequestVersion,
    /** Whether the asset is there then: in use, and not with somebody else for good. */
    isFree: z.boolean(),
    /** What the asset is somebody’s for directly before and after. */
    before: AssetUse.nullable(),
    after: AssetUse.nullable(),
    /** The person’s last bookings of assets of this category before this one, newest first. */
    lastBookings: z.array(AssetBooking),
  })
  .meta({ id: 'AssetToDecide' })
export type AssetToDecide = z.infer<typeof AssetToDecide>

export const assetApprovals = about('approvals', {
  getAssetToDecide: endpoint({
    method: 'GET',
    path: '/approvals/{id}/asset',
    summary: 'Get a booking with what lies around it, for whoever decides on it',
    ...ofAssets,
    params,
    response: AssetToDecide,
    reasons: ['notFound'],
  }),
})
