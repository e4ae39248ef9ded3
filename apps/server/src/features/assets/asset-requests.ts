import { timesText } from '@praxis/domain/assets/asset-time-text'
import { rawSql } from '../../platform/database/sql'
import type { RequestTypeLine } from '../requests/queries/request-type-line'
import { versionOfBooking } from './asset-booking-version'
import { listAssetApprovals } from './asset-inbox'
import { announceAssetsOf } from './commands/asset-effects'
import { bookingFoundBy } from './queries/booking-search'
import { bookingsByIds, seesBooking } from './queries/bookings'

/** Bookings of assets, which whoever manages assets decides on. */
export const assetRequests: RequestTypeLine = {
  type: 'asset',
  words: { one: 'booking', many: 'bookings' },
  perPage: 10,
  decidedBy: 'canManageAssets',
  tellsApprovals: true,
  foundBy: bookingFoundBy,
  isCorrected: rawSql(`exists (
    select from asset_uses c where c.company_id = r.company_id and c.correction_of = r.id)`),
  // What was collected is a fact.
  isFinal: [
    {
      reason: 'assetBookingTaken',
      condition: rawSql(`exists (
        select from asset_uses t where t.company_id = r.company_id and t.id = r.id and t.taken_at is not null)`),
    },
  ],

  readSubjects: async (db, platform, actor, ids) => {
    const bookings = await bookingsByIds(db, platform, actor, ids)
    return new Map(
      bookings.map((booking) => [
        booking.id,
        {
          part: { requestType: 'asset', version: versionOfBooking(booking), booking },
          title: `${booking.asset.name}, ${timesText(booking, actor.company.timeZone)}`,
          day: booking.from,
        },
      ]),
    )
  },

  listApprovals: listAssetApprovals,

  mayReadHistory: seesBooking,

  afterChange: announceAssetsOf,
}
