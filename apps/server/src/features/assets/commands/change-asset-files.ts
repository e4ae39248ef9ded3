import { MOST_ASSET_FILES } from '@praxis/contract/assets/asset-rules'
import type { Asset } from '@praxis/contract/assets/asset-shapes'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import type { Upload } from '../../../platform/files/upload'
import { Refusal } from '../../../platform/refusal'
import { ASSET_FILE, getAsset } from '../queries/get-asset'
import { leaveTraces } from './asset-effects'
import { type AssetAddress, lockAssetAt } from './lock-asset'

export const addAssetFiles = async (
  db: Tx,
  files: FileStore,
  actor: EmployeeActor,
  address: AssetAddress,
  uploads: readonly Upload[],
): Promise<Asset> => {
  const { id } = await lockAssetAt(db, actor, address)
  const kept = await db.row<{ number: number }>(sql`
    select count(*)::integer as number from files
    where company_id = ${actor.company.id} and entity = ${ASSET_FILE} and entity_id = ${id}`)
  if ((kept?.number ?? 0) + uploads.length > MOST_ASSET_FILES)
    throw new Refusal('tooManyAssetFiles', { most: MOST_ASSET_FILES })
  for (const upload of uploads) await files.keep(db, upload, { entity: ASSET_FILE, entityId: id })
  leaveTraces(db, { id, action: 'filesAdded', after: { files: uploads.map(({ name }) => name) } })
  return getAsset(db, files, actor, id)
}

export const removeAssetFile = async (
  db: Tx,
  files: FileStore,
  actor: EmployeeActor,
  address: AssetAddress,
  fileId: string,
): Promise<Asset> => {
  const { id } = await lockAssetAt(db, actor, address)
  const file = await db.row<Columns<'files', 'name'>>(sql`
    select name from files
    where company_id = ${actor.company.id} and id = ${fileId} and entity = ${ASSET_FILE} and entity_id = ${id}`)
  if (!file) throw new Refusal('notFound')
  await files.remove(db, fileId)
  leaveTraces(db, { id, action: 'fileRemoved', before: { files: [file.name] } })
  return getAsset(db, files, actor, id)
}

/** Large enough to fill the width of a panel. */
const PICTURE = { width: 800, height: 800 }

/** Replaces the picture with another one, or with none. */
export const setAssetPicture = async (
  db: Tx,
  files: FileStore,
  actor: EmployeeActor,
  address: AssetAddress,
  image: Upload | undefined,
): Promise<Asset> => {
  const { id, pictureId } = await lockAssetAt(db, actor, address)
  const keptId = image ? await files.keepPublicImage(db, image, PICTURE) : null
  await db.run(sql`
    update assets set picture_id = ${keptId}, updated_at = ${db.now}
    where company_id = ${actor.company.id} and id = ${id}`)
  if (pictureId !== null) await files.removePublic(db, pictureId)
  leaveTraces(db, {
    id,
    action: image ? 'pictureSet' : 'pictureRemoved',
    before: { picture: pictureId },
    after: { picture: keptId },
  })
  return getAsset(db, files, actor, id)
}
