import { momentText, timesText } from '@praxis/domain/assets/asset-time-text'
import { isOut, type Span } from '@praxis/domain/assets/asset-use'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { Refusal } from '../../../platform/refusal'
import { namesOf } from '../../employees/queries/employee-brief'
import { firstUseWithin, type UseRow, usesFromNow } from '../queries/asset-uses'
import type { LockedAsset } from './lock-asset'

const whoHas = ({ employee }: UseRow): string => namesOf(employee).displayName

const whenOf = ({ from, to }: UseRow, { company }: EmployeeActor): string =>
  to === null ? momentText(from, company.timeZone) : timesText({ from, to }, company.timeZone)

export const assertInUse = ({ name, isRetired }: LockedAsset): void => {
  if (isRetired) throw new Refusal('assetRetired', { asset: name })
}

/** Refuses a time in which somebody else has or booked the asset, and names them. */
export const assertFree = async (
  db: Tx,
  actor: EmployeeActor,
  asset: LockedAsset,
  span: Span,
  exceptId: string | null = null,
): Promise<void> => {
  assertInUse(asset)
  const use = await firstUseWithin(db, asset.id, span, exceptId)
  if (!use) return
  if (use.to === null) throw new Refusal('assetAssigned', { asset: asset.name, who: whoHas(use) })
  throw new Refusal('assetBooked', { asset: asset.name, who: whoHas(use), when: whenOf(use, actor) })
}

/** Refuses to hand over what somebody has, besides for one use. */
export const assertThere = (asset: LockedAsset, uses: readonly UseRow[], exceptId: string | null = null): void => {
  assertInUse(asset)
  const out = uses.find((use) => isOut(use) && use.id !== exceptId)
  if (out) throw new Refusal('assetNotAvailable', { asset: asset.name, who: whoHas(out) })
}

/** So many bookings are named where they stand in the way. */
const MOST_NAMED = 5

const namedBookings = (uses: readonly UseRow[], actor: EmployeeActor): string => {
  const named = uses.slice(0, MOST_NAMED).map((use) => `${whoHas(use)} (${whenOf(use, actor)})`)
  return [...named, ...(uses.length > MOST_NAMED ? ['and more'] : [])].join('; ')
}

/** Refuses while somebody has the asset, or booked it for later: assigning it or retiring it would break that. */
export const assertNobodys = async (db: Tx, actor: EmployeeActor, asset: LockedAsset): Promise<void> => {
  assertInUse(asset)
  const uses = await usesFromNow(db, [asset.id], MOST_NAMED + 1)
  const out = uses.find(isOut)
  if (out)
    throw new Refusal(out.to === null ? 'assetAssigned' : 'assetNotAvailable', { asset: asset.name, who: whoHas(out) })
  if (uses.length > 0)
    throw new Refusal('assetHasBookings', { asset: asset.name, bookings: namedBookings(uses, actor) })
}
