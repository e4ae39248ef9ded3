import { randomUUID } from 'node:crypto'
import type { Asset } from '@praxis/contract/assets/asset-shapes'
import { isOut } from '@praxis/domain/assets/asset-use'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { insertion, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { Refusal } from '../../../platform/refusal'
import { assertActiveEmployee } from '../../employees/queries/active-employee'
import { namesOf } from '../../employees/queries/employee-brief'
import { STANDING_USES, usesFromNow } from '../queries/asset-uses'
import { getAsset } from '../queries/get-asset'
import { nameOfEmployee } from '../queries/name-of-employee'
import { tellOfAsset } from '../returns/asset-news'
import { type AssetAddress, lockAssetAt } from './lock-asset'
import { type HandedOver, noteMovement } from './note-movement'
import { assertNobodys } from './refuse-use'

/** Assigns an asset to somebody until it is detached; refused while others have or booked it. */
export const assignAsset = async (
  db: Tx,
  files: FileStore,
  actor: EmployeeActor,
  address: AssetAddress,
  { employeeID, note, condition }: HandedOver & { readonly employeeID: string },
): Promise<Asset> => {
  const asset = await lockAssetAt(db, actor, address)
  await assertNobodys(db, actor, asset)
  await assertActiveEmployee(db, 'employeeID', employeeID)
  const useId = randomUUID()
  await db.run(
    sql`insert into asset_uses ${insertion<'asset_uses'>({
      company_id: actor.company.id,
      id: useId,
      asset_id: asset.id,
      employee_id: employeeID,
      kind: 'assignment',
      from_at: db.now,
      taken_at: db.now,
      note,
      entered_by: actor.employee.id,
      created_at: db.now,
      updated_at: db.now,
    })}`,
  )
  await db.run(sql`
    update assets set is_assigned = true where company_id = ${actor.company.id} and id = ${asset.id}`)
  const employee = { id: employeeID, name: await nameOfEmployee(db, employeeID) }
  await noteMovement(db, actor, asset, { kind: 'assigned', useId, employee, at: db.now, note, condition })
  tellOfAsset(db, { what: 'assigned', employeeId: employeeID, asset, note })
  return getAsset(db, files, actor, asset.id)
}

/** Takes an asset back from whom it is assigned to. */
export const detachAsset = async (
  db: Tx,
  files: FileStore,
  actor: EmployeeActor,
  address: AssetAddress,
  { note, condition }: HandedOver,
): Promise<Asset> => {
  const asset = await lockAssetAt(db, actor, address)
  const use = (await usesFromNow(db, [asset.id], STANDING_USES)).find((each) => isOut(each) && each.to === null)
  if (!use) throw new Refusal('assetNotAssigned', { asset: asset.name })
  await db.run(sql`
    update asset_uses set returned_at = greatest(taken_at, ${db.now}::timestamptz), updated_at = ${db.now}
    where company_id = ${actor.company.id} and id = ${use.id}`)
  await db.run(sql`
    update assets set is_assigned = false where company_id = ${actor.company.id} and id = ${asset.id}`)
  const employee = { id: use.employee.id, name: namesOf(use.employee).displayName }
  await noteMovement(db, actor, asset, { kind: 'detached', useId: use.id, employee, at: db.now, note, condition })
  tellOfAsset(db, { what: 'detached', employeeId: use.employee.id, asset, note })
  return getAsset(db, files, actor, asset.id)
}
