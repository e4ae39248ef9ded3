import { assetBookings } from '@praxis/contract/assets/asset-bookings'
import { assetApprovals, assetRequests } from '@praxis/contract/assets/asset-requests'
import { implement } from '../../platform/http/implement'
import { changeAssetRequest, withdrawAssetRequest } from './commands/change-asset-request'
import { recordBookedAsset, recordUnbookedAsset } from './commands/record-hand-over'
import { requestAsset } from './commands/request-asset'
import { listAssetMovements, listMovementsOfAsset } from './queries/asset-movements'
import { getAssetToDecide } from './queries/asset-to-decide'
import { listAssetsOfEmployee } from './queries/assets-of-employee'
import { getAssetBooking, listAwaitingAssetBookings, listOwnAssetBookings } from './queries/bookings'

export const assetBookingsRoutes = implement(
  { ...assetBookings, ...assetRequests, ...assetApprovals },
  {
    listOwnAssetBookings: ({ db, platform, actor, query }) => listOwnAssetBookings(db, platform, actor, query),

    getAssetBooking: ({ db, platform, actor, params }) => getAssetBooking(db, platform, actor, params.id),

    listAwaitingAssetBookings: ({ db, platform, actor, query }) =>
      listAwaitingAssetBookings(db, platform, actor, query),

    listAssetMovements: ({ db, platform, actor, query }) => listAssetMovements(db, platform.files, actor, query),

    listMovementsOfAsset: ({ db, platform, actor, params, query }) =>
      listMovementsOfAsset(db, platform.files, actor, params, query),

    recordUnbookedAsset: ({ db, platform, actor, params, body }) =>
      recordUnbookedAsset(db, platform.files, actor, params, body),

    recordBookedAsset: ({ db, platform, actor, params, body }) =>
      recordBookedAsset(db, platform.files, actor, params, body),

    listAssetsOfEmployee: ({ db, platform, actor, params }) =>
      listAssetsOfEmployee(db, platform.files, actor, params.id),

    requestAsset: ({ db, platform, actor, params, body }) => requestAsset(db, platform, actor, params.id, body),

    changeAssetRequest: ({ db, platform, actor, params, body }) =>
      changeAssetRequest(db, platform, actor, params.id, body),

    withdrawAssetRequest: ({ db, platform, actor, params, query }) =>
      withdrawAssetRequest(db, platform, actor, params.id, query.comment),

    getAssetToDecide: ({ db, platform, actor, params }) => getAssetToDecide(db, platform, actor, params.id),
  },
)
