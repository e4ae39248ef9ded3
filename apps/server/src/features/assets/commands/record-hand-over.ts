import { randomUUID } from 'node:crypto'
import type { assetBookings as contract } from '@praxis/contract/assets/asset-bookings'
import type { Asset } from '@praxis/contract/assets/asset-shapes'
import type { CheckedInput } from '@praxis/contract/protocol/endpoint'
import { bookingTimesProblem } from '@praxis/domain/assets/asset-booking-times'
import { isOut, lateBy } from '@praxis/domain/assets/asset-use'
import { addDays } from '@praxis/domain/calendar/day'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { firstMomentFrom } from '@praxis/domain/calendar/moment-from'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { assignments, insertion, nextVersion, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { invalidField, Refusal } from '../../../platform/refusal'
import { assertActiveEmployee } from '../../employees/queries/active-employee'
import { namesOf } from '../../employees/queries/employee-brief'
import { announceRequests, concernedBy } from '../../requests/commands/announce-requests'
import { managesAssets } from '../queries/asset-access'
import { STANDING_USES, type UseRow, usesFromNow } from '../queries/asset-uses'
import { getAsset } from '../queries/get-asset'
import { nameOfEmployee, timeZoneOf } from '../queries/name-of-employee'
import { lookWhetherBack } from '../returns/tell-of-late-return'
import { type AssetAddress, type LockedAsset, lockAssetAt } from './lock-asset'
import { assertMay, lockBooking } from './lock-booking'
import { type HandedOver, noteMovement } from './note-movement'
import { assertFree, assertInUse, assertThere } from './refuse-use'

type Booked = CheckedInput<typeof contract.recordBookedAsset>['body']
type Unbooked = CheckedInput<typeof contract.recordUnbookedAsset>['body']

/** Notes that an asset is back; what comes back early is free from then on. */
const bringBack = async (
  db: Tx,
  actor: EmployeeActor,
  asset: LockedAsset,
  use: Pick<UseRow, 'id' | 'to' | 'employee'>,
  handedOver: HandedOver,
): Promise<void> => {
  await db.run(sql`
    update asset_uses set returned_at = greatest(taken_at, ${db.now}::timestamptz), version = ${nextVersion},
      updated_at = ${db.now}
    where company_id = ${actor.company.id} and id = ${use.id}`)
  await noteMovement(db, actor, asset, {
    kind: 'broughtBack',
    useId: use.id,
    employee: { id: use.employee.id, name: namesOf(use.employee).displayName },
    at: db.now,
    lateBy: lateBy(use.to, db.now),
    ...handedOver,
  })
}

/** Somebody collects what they booked, or brings it back. */
export const recordBookedAsset = async (
  db: Tx,
  files: FileStore,
  actor: EmployeeActor,
  { id: categoryId, assetId }: AssetAddress,
  { bookingID, movement, ...handedOver }: Booked,
): Promise<Asset> => {
  const { booking, asset } = await lockBooking(db, actor, bookingID)
  if (asset.id !== assetId || asset.categoryId !== categoryId) throw new Refusal('notFound')
  assertMay(db, actor, booking, movement === 'taken' ? 'take' : 'bringBack')
  if (movement === 'broughtBack') await bringBack(db, actor, asset, booking, handedOver)
  else {
    if (!booking.employee.isActive) throw new Refusal('employeeInactive')
    assertThere(asset, await usesFromNow(db, [assetId], STANDING_USES), bookingID)
    // What is collected before its time is somebody’s from then on, if it is nobody’s until then.
    const isEarly = booking.from > db.now
    if (isEarly) await assertFree(db, actor, asset, { from: db.now, to: booking.from }, bookingID)
    await db.run(sql`
      update asset_uses set ${assignments<'asset_uses'>({
        from_at: isEarly ? db.now : undefined,
        taken_at: db.now,
        version: nextVersion,
        updated_at: db.now,
      })} where company_id = ${actor.company.id} and id = ${bookingID}`)
    await noteMovement(db, actor, asset, {
      kind: 'taken',
      useId: bookingID,
      employee: { id: booking.employee.id, name: namesOf(booking.employee).displayName },
      at: db.now,
      until: booking.to,
      ...handedOver,
    })
    lookWhetherBack(db, bookingID, booking.to)
  }
  db.record({ entity: 'assetBooking', id: bookingID, action: movement })
  await announceRequests(db, [concernedBy(booking)])
  return getAsset(db, files, actor, assetId)
}

/** The end of the person’s day, or the start of the next booking if that comes first. */
const usualEnd = async (db: Tx, employeeId: string, uses: readonly UseRow[]): Promise<string> => {
  const timeZone = await timeZoneOf(db, employeeId)
  const today = dayInTimeZone(new Date(db.now), timeZone)
  const endOfDay = firstMomentFrom(addDays(today, 1), 0, timeZone).toISOString()
  const next = uses.find(({ from }) => from > db.now)
  return next && next.from < endOfDay ? next.from : endOfDay
}

const take = async (
  db: Tx,
  actor: EmployeeActor,
  asset: LockedAsset,
  uses: readonly UseRow[],
  {
    employeeID,
    until,
    ...handedOver
  }: HandedOver & { readonly employeeID: string; readonly until?: string | undefined },
): Promise<void> => {
  if (asset.bookingRule === 'requiredBooking') throw new Refusal('assetBookingRequired', { asset: asset.name })
  assertThere(asset, uses)
  if (employeeID !== actor.employee.id) await assertActiveEmployee(db, 'employeeID', employeeID)
  const to = until ?? (await usualEnd(db, employeeID, uses))
  const problem = bookingTimesProblem({ from: db.now, to }, db.now)
  if (problem) throw invalidField('until', problem.message)
  await assertFree(db, actor, asset, { from: db.now, to })
  const useId = randomUUID()
  await db.run(
    sql`insert into asset_uses ${insertion<'asset_uses'>({
      company_id: actor.company.id,
      id: useId,
      asset_id: asset.id,
      employee_id: employeeID,
      kind: 'taking',
      from_at: db.now,
      to_at: to,
      taken_at: db.now,
      note: handedOver.note,
      created_at: db.now,
      updated_at: db.now,
    })}`,
  )
  const employee = { id: employeeID, name: await nameOfEmployee(db, employeeID) }
  await noteMovement(db, actor, asset, { kind: 'taken', useId, employee, at: db.now, until: to, ...handedOver })
  lookWhetherBack(db, useId, to)
}

/** Somebody just takes an asset that needs no booking, or brings it back. */
export const recordUnbookedAsset = async (
  db: Tx,
  files: FileStore,
  actor: EmployeeActor,
  address: AssetAddress,
  { movement, employeeID, until, ...handedOver }: Unbooked,
): Promise<Asset> => {
  const asset = await lockAssetAt(db, actor, address)
  assertInUse(asset)
  const isForOther = employeeID !== undefined && employeeID !== actor.employee.id
  if (isForOther && !managesAssets(actor)) throw new Refusal('invalidPermission')
  const uses = await usesFromNow(db, [asset.id], STANDING_USES)
  if (movement === 'taken')
    await take(db, actor, asset, uses, { employeeID: employeeID ?? actor.employee.id, until, ...handedOver })
  else {
    const use = uses.find((each) => each.kind === 'taking' && isOut(each))
    if (!use) throw new Refusal('assetNotTaken', { asset: asset.name })
    if (use.employee.id !== actor.employee.id && !managesAssets(actor)) throw new Refusal('invalidPermission')
    await bringBack(db, actor, asset, use, handedOver)
  }
  return getAsset(db, files, actor, asset.id)
}
