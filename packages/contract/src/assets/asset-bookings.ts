import * as z from 'zod'
import { EmployeeBrief } from '../people/employees'
import { about, endpoint } from '../protocol/endpoint'
import { PageMetadata, pageOf, pageQuery } from '../protocol/page'
import { Id, Moment, PlausibleDay } from '../protocol/values'
import { assetMovementKinds, assetUseKinds, handOvers } from './asset-rules'
import { Asset, AssetBooking, AssetBrief, AssetMovement, AssetNote, Condition } from './asset-shapes'

const ofAssets = { access: 'employee', feature: 'asset' } as const
const ofAsset = { params: z.strictObject({ id: Id, assetId: Id }) } as const
const paging = pageQuery(10)

const handedOver = {
  movement: z.enum(handOvers),
  note: AssetNote.default(''),
  /** Its condition from now on; it stays as it is where nobody says. */
  condition: Condition.optional(),
}

const ownQuery = z.strictObject({
  /** Those that wait, run or lie ahead, by their start; or those that are over, denied or called off, newest first. */
  period: z.enum(['current', 'past']).default('current'),
  ...paging,
})
export type OwnBookingsQuery = z.output<typeof ownQuery>

const awaitingQuery = z.strictObject({
  /** What the caller asked for, what the caller decides on, or both. */
  whose: z.enum(['all', 'own', 'toDecide']).default('all'),
  ...paging,
})
export type AwaitingQuery = z.output<typeof awaitingQuery>

const movementsQuery = z.strictObject({
  /** The words begin words of the asset’s name or code, or of the person’s name. */
  search: z.string().trim().max(200).optional(),
  categoryID: Id.optional(),
  employeeID: Id.optional(),
  kind: z.enum(assetMovementKinds).optional(),
  from: PlausibleDay.optional(),
  to: PlausibleDay.optional(),
  ...pageQuery(25),
})
export type AssetMovementsQuery = z.output<typeof movementsQuery>

/** An asset that somebody has. */
const HeldAsset = z
  .strictObject({
    asset: AssetBrief,
    kind: z.enum(assetUseKinds),
    /** The use; of a booking it is the booking’s id. */
    id: Id,
    since: Moment,
    /** When it should be back; null for what is assigned. */
    until: Moment.nullable(),
    isOverdue: z.boolean(),
    /** Absent for those who neither manage assets nor have it. */
    note: z.string().optional(),
  })
  .meta({ id: 'HeldAsset' })
export type HeldAsset = z.infer<typeof HeldAsset>

/** What somebody has, and what they booked and have not collected. */
export const AssetsOfEmployee = z
  .strictObject({
    employee: EmployeeBrief,
    held: z.array(HeldAsset),
    booked: z.array(z.strictObject({ id: Id, asset: AssetBrief, from: Moment, to: Moment, isWaiting: z.boolean() })),
  })
  .meta({ id: 'AssetsOfEmployee' })
export type AssetsOfEmployee = z.infer<typeof AssetsOfEmployee>

const ofEntries = ['notFound', 'invalidPermission', 'assetNotAvailable', 'assetRetired', 'assetNotTaken'] as const

/** Who booked and has which asset, and what went over the desk. */
export const assetBookings = about('assets', {
  listOwnAssetBookings: endpoint({
    method: 'GET',
    path: '/assetCategories/bookings',
    summary: 'List the caller’s bookings',
    ...ofAssets,
    query: ownQuery,
    response: pageOf(AssetBooking),
  }),
  getAssetBooking: endpoint({
    method: 'GET',
    path: '/assetCategories/bookings/{id}',
    summary: 'Get a booking of the caller, or of anybody as whoever manages assets',
    ...ofAssets,
    params: z.strictObject({ id: Id }),
    response: AssetBooking,
    reasons: ['notFound'],
  }),
  listAwaitingAssetBookings: endpoint({
    method: 'GET',
    path: '/assetCategories/dashboards/awaitingApprovals',
    summary: 'List bookings that wait: what the caller asked for and decides on, oldest first',
    ...ofAssets,
    query: awaitingQuery,
    response: z.strictObject({
      items: z.array(AssetBooking),
      metadata: PageMetadata,
      ownCount: z.int(),
      toDecideCount: z.int(),
    }),
  }),
  listAssetMovements: endpoint({
    method: 'GET',
    path: '/assetCategories/dashboards/history',
    summary: 'List what went over the desk, newest first: of everybody for those who manage assets, else of the caller',
    ...ofAssets,
    query: movementsQuery,
    response: pageOf(AssetMovement),
  }),
  listMovementsOfAsset: endpoint({
    method: 'GET',
    path: '/assetCategories/{id}/assets/{assetId}/history',
    summary: 'List who had an asset, newest first',
    ...ofAssets,
    ...ofAsset,
    query: z.strictObject(paging),
    response: pageOf(AssetMovement),
    reasons: ['notFound'],
  }),
  recordUnbookedAsset: endpoint({
    method: 'POST',
    path: '/assetCategories/{id}/assets/{assetId}/history/nonRequiredBooking',
    summary: 'Take an asset that needs no booking, or bring it back',
    ...ofAssets,
    ...ofAsset,
    body: z.strictObject({
      ...handedOver,
      /** Until when it is taken: the end of the person’s day, or before the next booking, by default. */
      until: Moment.optional(),
      /** Who takes it, where whoever manages assets notes it; the caller by default. */
      employeeID: Id.optional(),
    }),
    response: Asset,
    reasons: [...ofEntries, 'assetBookingRequired', 'assetBooked'],
  }),
  recordBookedAsset: endpoint({
    method: 'POST',
    path: '/assetCategories/{id}/assets/{assetId}/history/requiredBooking',
    summary: 'Collect what was booked, or bring it back',
    ...ofAssets,
    ...ofAsset,
    body: z.strictObject({ bookingID: Id, ...handedOver }),
    response: Asset,
    reasons: [
      ...ofEntries,
      'assetBookingWaits',
      'assetBookingClosed',
      'assetBookingTaken',
      'assetBookingNotBegun',
      'assetBooked',
      'employeeInactive',
      'changedMeanwhile',
    ],
  }),
  listAssetsOfEmployee: endpoint({
    method: 'GET',
    path: '/employees/{id}/assets',
    summary: 'List what somebody has and booked, for them, those above them, and who manages assets or employees',
    ...ofAssets,
    params: z.strictObject({ id: Id }),
    response: AssetsOfEmployee,
    reasons: ['notFound'],
  }),
})
