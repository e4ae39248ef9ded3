import { randomUUID } from 'node:crypto'
import type { Asset } from '@praxis/contract/assets/asset-shapes'
import type { AssetChanges, AssetInput } from '@praxis/contract/assets/assets'
import type { MadeOn } from '@praxis/contract/protocol/values'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { assignments, insertion, nextVersion, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { assertUnchangedSince, invalidField, Refusal } from '../../../platform/refusal'
import { updatedUnderDefinitions } from '../../companies/queries/checked-dynamic-details'
import { seesPrices } from '../queries/asset-access'
import { type CategoryRow, getCategoryRow } from '../queries/category-row'
import { getAsset } from '../queries/get-asset'
import { indexAsset, leaveTraces } from './asset-effects'
import { type AssetAddress, type LockedAsset, lockAsset, lockAssetAt } from './lock-asset'

/** Prices are entered by those who see them. */
const assertMayPrice = (actor: EmployeeActor, { purchasePrice }: Pick<AssetChanges, 'purchasePrice'>): void => {
  if (purchasePrice !== undefined && !seesPrices(actor)) throw new Refusal('invalidPermission')
}

const columnsOf = (given: Omit<AssetChanges, 'categoryID' | 'dynamicDetails'>) => ({
  name: given.name,
  code: given.code,
  description: given.description,
  serial_number: given.serialNumber,
  location: given.location,
  condition: given.condition,
  purchased_on: given.purchasedOn,
  purchase_amount: given.purchasePrice === undefined ? undefined : (given.purchasePrice?.amount ?? null),
  purchase_currency: given.purchasePrice === undefined ? undefined : (given.purchasePrice?.currency ?? null),
  warranty_until: given.warrantyUntil,
})

const given = <Columns extends object>(columns: Columns): Columns =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as Columns

const recorded = (asset: LockedAsset) => ({
  name: asset.name,
  code: asset.code,
  category: asset.categoryName,
  description: asset.description,
  serialNumber: asset.serialNumber,
  location: asset.location,
  condition: asset.condition,
  purchasedOn: asset.purchasedOn,
  warrantyUntil: asset.warrantyUntil,
  dynamicDetails: Object.fromEntries(asset.dynamicDetails.map(({ key, value }) => [key, value])),
})

const priceOf = ({ purchaseAmount, purchaseCurrency }: LockedAsset) => ({
  price: purchaseAmount === null ? null : { amount: purchaseAmount, currency: purchaseCurrency },
})

/** What it cost has a history of its own, for those who see costs. */
const recordPrice = (db: Tx, before: LockedAsset | undefined, after: LockedAsset): void => {
  const was = before?.purchaseAmount ?? null
  if (was === after.purchaseAmount && (before?.purchaseCurrency ?? null) === after.purchaseCurrency) return
  db.record({
    entity: 'assetPrice',
    id: after.id,
    action: 'updated',
    ...(before && { before: priceOf(before) }),
    after: priceOf(after),
  })
}

const detailsUnder = async (db: Tx, category: CategoryRow, saved: LockedAsset | undefined, changes: AssetChanges) =>
  changes.dynamicDetails &&
  JSON.stringify(
    await updatedUnderDefinitions(db, category.dynamicDetails, saved?.dynamicDetails ?? [], changes.dynamicDetails),
  )

export const createAsset = async (
  db: Tx,
  files: FileStore,
  actor: EmployeeActor,
  categoryId: string,
  { dynamicDetails, ...input }: AssetInput,
): Promise<Asset> => {
  assertMayPrice(actor, input)
  const category = await getCategoryRow(db, categoryId)
  const id = randomUUID()
  await db.run(
    sql`insert into assets ${insertion<'assets'>(
      given({
        company_id: actor.company.id,
        id,
        category_id: categoryId,
        ...columnsOf(input),
        dynamic_details: (await detailsUnder(db, category, undefined, { dynamicDetails })) ?? '[]',
        created_at: db.now,
        updated_at: db.now,
      }),
    )}`,
  )
  const after = await lockAsset(db, actor, id)
  await indexAsset(db, after)
  leaveTraces(db, { id, action: 'created', after: recorded(after) })
  recordPrice(db, undefined, after)
  return getAsset(db, files, actor, id)
}

export const updateAsset = async (
  db: Tx,
  files: FileStore,
  actor: EmployeeActor,
  address: AssetAddress,
  { version, categoryID, dynamicDetails, ...changes }: AssetChanges & MadeOn,
): Promise<Asset> => {
  assertMayPrice(actor, changes)
  const before = await lockAssetAt(db, actor, address)
  assertUnchangedSince(version, before.version)
  const categoryId = categoryID ?? before.categoryId
  const category = await getCategoryRow(db, categoryId).catch((error: unknown) => {
    throw error instanceof Refusal ? invalidField('categoryID', 'Choose a category') : error
  })
  await db.run(sql`
    update assets set ${assignments<'assets'>({
      category_id: categoryId,
      ...columnsOf(changes),
      dynamic_details: await detailsUnder(db, category, before, { dynamicDetails }),
      version: nextVersion,
      updated_at: db.now,
    })} where company_id = ${actor.company.id} and id = ${before.id}`)
  const after = await lockAsset(db, actor, before.id)
  await indexAsset(db, after)
  leaveTraces(db, { id: before.id, action: 'updated', before: recorded(before), after: recorded(after) })
  recordPrice(db, before, after)
  return getAsset(db, files, actor, before.id)
}
