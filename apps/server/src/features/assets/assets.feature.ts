import type { Feature } from '../../platform/feature'
import { assetBookingsRoutes } from './asset-bookings.routes'
import { assetsRoutes } from './assets.routes'
import { seesBooking } from './queries/bookings'
import { keepsAsset, keepsCategory, seesPriceOf } from './queries/get-asset'
import { assetNews } from './returns/asset-news'
import { assetReturn } from './returns/asset-return'
import { remindOfReturns } from './returns/remind-of-returns'
import { tellOfLateReturn } from './returns/tell-of-late-return'

/** Equipment: what there is, who has it, who booked it, and what goes over the desk. */
export const assets: Feature = {
  routes: [...assetsRoutes, ...assetBookingsRoutes],
  dueWork: [remindOfReturns],
  jobs: [tellOfLateReturn],
  notificationKinds: [assetReturn, assetNews],
  recordAccess: {
    asset: keepsAsset,
    assetPrice: seesPriceOf,
    assetCategory: keepsCategory,
    assetBooking: seesBooking,
  },
}
