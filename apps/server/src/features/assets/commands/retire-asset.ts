import type { Asset } from '@praxis/contract/assets/asset-shapes'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { nextVersion, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { Refusal } from '../../../platform/refusal'
import { ASSET_FILE, getAsset } from '../queries/get-asset'
import { forgetAsset, leaveTraces } from './asset-effects'
import { type AssetAddress, lockAssetAt } from './lock-asset'
import { assertNobodys } from './refuse-use'

/** Takes an asset that nobody has or booked out of use; what is known of it stays. */
export const retireAsset = async (
  db: Tx,
  files: FileStore,
  actor: EmployeeActor,
  address: AssetAddress,
  note: string,
): Promise<Asset> => {
  const asset = await lockAssetAt(db, actor, address)
  await assertNobodys(db, actor, asset)
  await db.run(sql`
    update assets set retired_at = ${db.now}, retired_note = ${note}, version = ${nextVersion}, updated_at = ${db.now}
    where company_id = ${actor.company.id} and id = ${asset.id}`)
  leaveTraces(db, { id: asset.id, action: 'retired', ...(note !== '' && { after: { note } }) })
  return getAsset(db, files, actor, asset.id)
}

export const restoreAsset = async (
  db: Tx,
  files: FileStore,
  actor: EmployeeActor,
  address: AssetAddress,
): Promise<Asset> => {
  const asset = await lockAssetAt(db, actor, address)
  if (!asset.isRetired) throw new Refusal('assetNotRetired', { asset: asset.name })
  await db.run(sql`
    update assets set retired_at = null, retired_note = '', version = ${nextVersion}, updated_at = ${db.now}
    where company_id = ${actor.company.id} and id = ${asset.id}`)
  leaveTraces(db, { id: asset.id, action: 'restored' })
  return getAsset(db, files, actor, asset.id)
}

/** Whoever had or booked it prevents the deletion: such an asset is retired. */
export const deleteAsset = async (
  db: Tx,
  files: FileStore,
  actor: EmployeeActor,
  address: AssetAddress,
): Promise<void> => {
  const { id, name, code, pictureId } = await lockAssetAt(db, actor, address)
  await db.run(sql`delete from assets where company_id = ${actor.company.id} and id = ${id}`)
  await db.run(sql`
    delete from files where company_id = ${actor.company.id} and entity = ${ASSET_FILE} and entity_id = ${id}`)
  if (pictureId !== null) await files.removePublic(db, pictureId)
  await forgetAsset(db, id)
  leaveTraces(db, { id, action: 'deleted', before: { name, code } })
}
