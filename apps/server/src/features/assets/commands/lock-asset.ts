import type { DynamicDetail, DynamicDetailDefinition } from '@praxis/contract/company/dynamic-details'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { type RowOf, selected } from '../../../platform/database/selected'
import { sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'
import { managesAssets } from '../queries/asset-access'
import { type AssetRow, assetColumns } from '../queries/asset-row'

const more = selected('assets', 'a', ['description', 'version'])

export interface LockedAsset extends AssetRow, RowOf<typeof more> {
  readonly dynamicDetails: readonly DynamicDetail[]
  readonly definitions: readonly DynamicDetailDefinition[]
}

/** An asset in the company’s register, as its address names it. */
export interface AssetAddress {
  readonly id: string
  readonly assetId: string
}

/**
 * Locks assets until the transaction ends and reads them as the last change left them: whoever books or hands over one
 * waits for the others, and then sees what they did. All lock in one order, or two could wait for each other.
 */
export const lockAssets = async (db: Tx, actor: EmployeeActor, ids: readonly string[]): Promise<LockedAsset[]> => {
  await db.run(sql`
    select from assets where company_id = ${actor.company.id} and id = any (${ids}::uuid[])
    order by id for no key update`)
  return db.rows<LockedAsset>(sql`
    select ${assetColumns}, ${more}, a.dynamic_details as "dynamicDetails", k.dynamic_details as definitions
    from assets a join asset_categories k on k.company_id = a.company_id and k.id = a.category_id
    where a.company_id = ${actor.company.id} and a.id = any (${ids}::uuid[])`)
}

/** What is out of use is for those who keep the register. */
export const seesAsset = ({ isRetired }: LockedAsset, actor: EmployeeActor): boolean =>
  !isRetired || managesAssets(actor)

export const lockAsset = async (db: Tx, actor: EmployeeActor, id: string): Promise<LockedAsset> => {
  const [asset] = await lockAssets(db, actor, [id])
  if (!asset || !seesAsset(asset, actor)) throw new Refusal('notFound')
  return asset
}

/** The same at an address, which names the category too. */
export const lockAssetAt = async (
  db: Tx,
  actor: EmployeeActor,
  { id, assetId }: AssetAddress,
): Promise<LockedAsset> => {
  const asset = await lockAsset(db, actor, assetId)
  if (asset.categoryId !== id) throw new Refusal('notFound')
  return asset
}
