import { randomUUID } from 'node:crypto'
import { MOST_ASSET_CATEGORIES } from '@praxis/contract/assets/asset-rules'
import type { AssetCategory } from '@praxis/contract/assets/asset-shapes'
import type { AssetCategoryChanges, AssetCategoryInput } from '@praxis/contract/assets/assets'
import type { DynamicDetailDefinition } from '@praxis/contract/company/dynamic-details'
import type { MadeOn } from '@praxis/contract/protocol/values'
import { definitionProblems, tidyDefinitions } from '@praxis/domain/companies/dynamic-detail-definitions'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { assignments, insertion, nextVersion, sql } from '../../../platform/database/sql'
import { assertUnchangedSince, invalidField, Refusal } from '../../../platform/refusal'
import { type CategoryRow, categoryOf, getCategoryRow, listCategoryRows } from '../queries/category-row'

const checkedDefinitions = (given: readonly DynamicDetailDefinition[]): DynamicDetailDefinition[] => {
  const definitions = tidyDefinitions(given)
  const fields = definitionProblems(definitions).map(({ row, part, message }) => ({
    path: `dynamicDetails.${row}.${part}`,
    message,
  }))
  if (fields.length > 0) throw new Refusal('invalidInput', { fields })
  return definitions
}

/** Categories change one after the other: their order is one of all of them. */
const lockCategories = async (db: Tx): Promise<CategoryRow[]> => {
  await db.run(sql`
    select from asset_categories where company_id = ${db.scope.companyId} order by id for no key update`)
  return listCategoryRows(db)
}

const lockedCategory = async (db: Tx, id: string): Promise<{ all: CategoryRow[]; category: CategoryRow }> => {
  const all = await lockCategories(db)
  const category = all.find((each) => each.id === id)
  if (!category) throw new Refusal('notFound')
  return { all, category }
}

const recorded = ({ name, description, bookingRule, isAutoApproved, dynamicDetails, place }: CategoryRow) => ({
  ...{ name, description, bookingRule, isAutoApproved, position: place },
  dynamicDetails: dynamicDetails.map(({ key }) => key),
})

const announceCategories = (db: Tx): void => db.announce({ topic: 'assets', to: 'everyone' })

/** A new category comes behind the others. */
export const createAssetCategory = async (
  db: Tx,
  actor: EmployeeActor,
  { name, description, bookingRule, isAutoApproved, dynamicDetails }: AssetCategoryInput,
): Promise<AssetCategory> => {
  const all = await lockCategories(db)
  if (all.length >= MOST_ASSET_CATEGORIES) throw invalidField('name', `Maximum of ${MOST_ASSET_CATEGORIES} categories`)
  const id = randomUUID()
  await db.run(
    sql`insert into asset_categories ${insertion<'asset_categories'>({
      company_id: actor.company.id,
      id,
      name,
      description,
      booking_rule: bookingRule,
      is_auto_approved: isAutoApproved,
      dynamic_details: JSON.stringify(checkedDefinitions(dynamicDetails)),
      position: all.length,
      created_at: db.now,
      updated_at: db.now,
    })}`,
  )
  const row = await getCategoryRow(db, id)
  db.record({ entity: 'assetCategory', id, action: 'created', after: recorded(row) })
  announceCategories(db)
  return categoryOf(row, actor)
}

/** Puts a category in its new place; the others move along. */
const place = async (db: Tx, all: readonly CategoryRow[], id: string, position: number): Promise<void> => {
  const ids = all.map((each) => each.id).filter((each) => each !== id)
  ids.splice(position, 0, id)
  await db.run(sql`
    update asset_categories c set position = o.place
    from unnest(${ids}::uuid[]) with ordinality as o (id, place)
    where c.company_id = ${db.scope.companyId} and c.id = o.id and c.position <> o.place`)
}

export const updateAssetCategory = async (
  db: Tx,
  actor: EmployeeActor,
  id: string,
  { version, position, ...changes }: AssetCategoryChanges & MadeOn,
): Promise<AssetCategory> => {
  const { all, category: before } = await lockedCategory(db, id)
  assertUnchangedSince(version, before.version)
  await db.run(sql`
    update asset_categories set ${assignments<'asset_categories'>({
      name: changes.name,
      description: changes.description,
      booking_rule: changes.bookingRule,
      is_auto_approved: changes.isAutoApproved,
      dynamic_details: changes.dynamicDetails && JSON.stringify(checkedDefinitions(changes.dynamicDetails)),
      version: nextVersion,
      updated_at: db.now,
    })} where company_id = ${actor.company.id} and id = ${id}`)
  if (position !== undefined && position !== before.place) await place(db, all, id, position)
  const after = await getCategoryRow(db, id)
  db.record({ entity: 'assetCategory', id, action: 'updated', before: recorded(before), after: recorded(after) })
  announceCategories(db)
  return categoryOf(after, actor)
}

/** Assets prevent it, and the foreign key’s refusal names them. */
export const deleteAssetCategory = async (db: Tx, actor: EmployeeActor, id: string): Promise<void> => {
  const { category } = await lockedCategory(db, id)
  await db.run(sql`delete from asset_categories where company_id = ${actor.company.id} and id = ${id}`)
  db.record({ entity: 'assetCategory', id, action: 'deleted', before: recorded(category) })
  announceCategories(db)
}
