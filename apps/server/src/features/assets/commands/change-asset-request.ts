import type { assetRequests as contract } from '@praxis/contract/assets/asset-requests'
import type { AssetBooking } from '@praxis/contract/assets/asset-shapes'
import type { CheckedInput } from '@praxis/contract/protocol/endpoint'
import { bookingTimesProblem, extensionProblem } from '@praxis/domain/assets/asset-booking-times'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { assignments, nextVersion, sql } from '../../../platform/database/sql'
import { assertUnchangedSince, invalidField } from '../../../platform/refusal'
import { namesOf } from '../../employees/queries/employee-brief'
import { announceRequests, concernedBy } from '../../requests/commands/announce-requests'
import { cancelRequest } from '../../requests/commands/cancel-request'
import type { SubjectPlatform } from '../../requests/queries/request-type-line'
import { assetRequests } from '../asset-requests'
import type { BookingRow } from '../queries/booking-row'
import { getChangedBooking } from '../queries/bookings'
import { tellOfAsset } from '../returns/asset-news'
import { lookWhetherBack } from '../returns/tell-of-late-return'
import { announceAsset, leaveTraces } from './asset-effects'
import { assertMay, lockBooking } from './lock-booking'
import { assertFree } from './refuse-use'

type Changes = CheckedInput<typeof contract.changeAssetRequest>['body']

interface Recorded extends Pick<BookingRow, 'from' | 'to' | 'note'> {
  readonly asset: { readonly name: string }
}

const recorded = ({ asset, from, to, note }: Recorded) => ({ asset: asset.name, from, to, note })

/** Changes times, note or asset of a booking. */
export const changeAssetRequest = async (
  db: Tx,
  platform: SubjectPlatform,
  actor: EmployeeActor,
  id: string,
  { version, assetID, ...changes }: Changes,
): Promise<AssetBooking> => {
  const { booking, asset, other } = await lockBooking(db, actor, id, assetID)
  assertUnchangedSince(version, booking.version)
  const { from = booking.from, to = booking.to, note = booking.note } = changes
  const isOther = assetID !== undefined && assetID !== booking.assetId
  if (isOther && !other) throw invalidField('assetID', 'Choose an asset')
  const movesStart = from !== booking.from || isOther
  // What approved itself goes to no asset that somebody has to approve.
  const approvesItself = booking.approvesItself && (other?.isAutoApproved ?? true)
  assertMay(db, actor, { ...booking, approvesItself }, movesStart ? 'changeStart' : 'change')
  if (movesStart || to !== booking.to) {
    const problem = (from === booking.from ? extensionProblem : bookingTimesProblem)({ from, to }, db.now)
    if (problem) throw invalidField(problem.path, problem.message)
    await assertFree(db, actor, other ?? asset, { from, to }, id)
  }
  await db.run(sql`
    update asset_uses set ${assignments<'asset_uses'>({
      asset_id: isOther ? assetID : undefined,
      from_at: from,
      to_at: to,
      note,
      version: nextVersion,
      updated_at: db.now,
    })} where company_id = ${actor.company.id} and id = ${id}`)
  if (booking.takenAt !== null && to !== booking.to) lookWhetherBack(db, id, to)
  const after = await getChangedBooking(db, platform, actor, id)
  db.record({ entity: 'assetBooking', id, action: 'updated', before: recorded(booking), after: recorded(after) })
  const employee = namesOf(booking.employee).displayName
  leaveTraces(db, {
    id: after.asset.id,
    action: 'bookingChanged',
    before: { employee, from: booking.from, to: booking.to, asset: booking.asset.name },
    after: { employee, from, to, asset: after.asset.name },
  })
  if (isOther) announceAsset(db, booking.assetId)
  await announceRequests(db, [concernedBy(booking)])
  tellOfAsset(db, {
    what: 'changed',
    employeeId: booking.employee.id,
    asset: other ?? asset,
    times: { from, to, timeZone: actor.company.timeZone },
  })
  return after
}

/** A booking that waits is gone with its request; an approved one stays, called off, and its time is free. */
export const withdrawAssetRequest = async (
  db: Tx,
  platform: SubjectPlatform,
  actor: EmployeeActor,
  id: string,
  comment: string,
): Promise<void> => {
  const { booking } = await lockBooking(db, actor, id)
  assertMay(db, actor, booking, 'withdraw')
  const said = { employee: namesOf(booking.employee).displayName, from: booking.from, to: booking.to }
  if (booking.state === 'approved') {
    await cancelRequest(db, assetRequests, platform, actor, id, comment)
    leaveTraces(db, { id: booking.assetId, action: 'bookingCancelled', before: said })
    return
  }
  await announceRequests(db, [concernedBy(booking)])
  await db.run(sql`delete from asset_uses where company_id = ${actor.company.id} and id = ${id}`)
  db.record({ entity: 'assetBooking', id, action: 'withdrawn', before: recorded(booking) })
  leaveTraces(db, { id: booking.assetId, action: 'bookingWithdrawn', before: said })
}
