import { assetBookings } from '@praxis/contract/assets/asset-bookings'
import { assetApprovals } from '@praxis/contract/assets/asset-requests'
import { assets } from '@praxis/contract/assets/assets'
import type { Input } from '@praxis/contract/protocol/endpoint'
import { allPagesQuery, listQueries, query } from '../../../api/query'
import { shownIn } from '../../../api/stale-answers'

type Asked<Query> = Omit<NonNullable<Query>, 'page'>

/** Assets by category with whose they are between two moments, a page of them after the other. */
export const timelineQuery = (asked: Asked<Input<typeof assets.getAssetTimeline>['query']>) =>
  allPagesQuery(assets.getAssetTimeline, (page) => ({ query: { ...asked, page } }), { keepsPrevious: true })

export type AskedRequestable = Asked<Input<typeof assets.listRequestableAssets>['query']>

/** Assets that can be booked, with their free times. */
export const requestableQueries = (asked: AskedRequestable) =>
  listQueries(assets.listRequestableAssets, (page) => ({ query: { ...asked, page } }))

const MOST_OFFERED = 20

/** Assets to choose from, with whether they are free in a time. */
export const offeredAssetsQuery = (asked: AskedRequestable) =>
  query(assets.listRequestableAssets, { query: { ...asked, per: MOST_OFFERED } }, { keepsPrevious: true })

/** The reader’s own bookings: those that wait, run or lie ahead, or those that are over. */
export const ownBookingsQuery = (period: 'current' | 'past', page: number, per: number) =>
  query(assetBookings.listOwnAssetBookings, { query: { period, page, per } }, { keepsPrevious: true })

/** Bookings that wait, oldest first. */
export const awaitingBookingsQuery = (whose: 'own' | 'toDecide', page: number, per: number) =>
  query(assetBookings.listAwaitingAssetBookings, { query: { whose, page, per } }, { keepsPrevious: true })

type AskedMovements = Asked<Input<typeof assetBookings.listAssetMovements>['query']>

/** What went over the desk, newest first. */
export const movementQueries = (asked: AskedMovements) =>
  listQueries(assetBookings.listAssetMovements, (page) => ({ query: { ...asked, page } }))

/** The last of it, for a card. */
export const recentMovementsQuery = (per: number) =>
  query(assetBookings.listAssetMovements, { query: { per } }, { keepsPrevious: true })

/** A booking with what lies around it, for whoever decides on it. */
export const assetToDecideQuery = (id: string) =>
  query(assetApprovals.getAssetToDecide, { params: { id } }, { topics: [...shownIn.approvals, 'assets'] })
