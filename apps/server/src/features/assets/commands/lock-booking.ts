import { type BookingAction, refusalOfBookingAction } from '@praxis/domain/assets/asset-booking-policy'
import { momentText } from '@praxis/domain/assets/asset-time-text'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'
import { type BookingRow, bookingActorOf, bookingStandingOf } from '../queries/booking-row'
import { getBookingRow } from '../queries/bookings'
import { type LockedAsset, lockAssets, seesAsset } from './lock-asset'

interface LockedBooking {
  readonly booking: BookingRow
  readonly asset: LockedAsset
  /** The asset that it is to be of instead. */
  readonly other: LockedAsset | undefined
}

/**
 * A booking that the actor may see, with its asset and another one if it is to be of that, as the last change left them.
 * Assets are locked before requests, everywhere.
 */
export const lockBooking = async (
  db: Tx,
  actor: EmployeeActor,
  id: string,
  otherAssetId?: string,
): Promise<LockedBooking> => {
  const known = await db.row<Columns<'asset_uses', 'asset_id'>>(sql`
    select asset_id as "assetId" from asset_uses
    where company_id = ${actor.company.id} and id = ${id} and kind = 'booking'`)
  if (!known) throw new Refusal('notFound')
  const assets = await lockAssets(db, actor, [known.assetId, ...(otherAssetId === undefined ? [] : [otherAssetId])])
  // Whoever decides on it at the same moment waits for the row, or has decided.
  await db.run(sql`select from requests where company_id = ${actor.company.id} and id = ${id} for no key update`)
  const booking = await getBookingRow(db, actor, id)
  // Whoever booked it knows it, even if it was retired since.
  const asset = assets.find((each) => each.id === booking.assetId)
  // Somebody made it a booking of another asset while this waited.
  if (!asset) throw new Refusal('changedMeanwhile')
  return { booking, asset, other: assets.find((each) => each.id === otherAssetId && seesAsset(each, actor)) }
}

/** Refuses what the actor may not do to the booking now. */
export const assertMay = (db: Tx, actor: EmployeeActor, booking: BookingRow, action: BookingAction): void => {
  const reason = refusalOfBookingAction(action, bookingStandingOf(booking), bookingActorOf(booking, actor), db.now)
  if (!reason) return
  throw new Refusal(reason, {
    asset: booking.asset.name,
    when: momentText(booking.from, actor.company.timeZone),
  })
}
