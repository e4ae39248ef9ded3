import { LONGEST_ASSET_TIMELINE_DAYS } from '@praxis/contract/assets/asset-rules'
import type { AssetFilter, AssetRegister, AssetTimeline, AssetTimelineQuery } from '@praxis/contract/assets/assets'
import type { PageMetadata } from '@praxis/contract/protocol/page'
import type { Span } from '@praxis/domain/assets/asset-use'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { COUNT_LIMIT, pageOf, pageOfRows } from '../../../platform/lists/page-of-rows'
import { invalidField } from '../../../platform/refusal'
import { managesAssets } from './asset-access'
import { allOf, type FilterGround, narrowedBy, wantsRetired } from './asset-filter'
import { type AssetRow, assetColumns, listItemOf } from './asset-row'
import { byAsset, STANDING_USES, useOf, usesFromNow, usesWithin } from './asset-uses'
import { type CategoryRow, categoryOf, listCategoryRows } from './category-row'

interface Paging {
  readonly page: number
  readonly per: number
}

interface Wanted {
  readonly filter: AssetFilter
  readonly conditions: readonly Sql[]
}

const ofCategory = ({ categoryID }: AssetFilter, id: Sql): Sql =>
  categoryID === undefined ? rawSql('true') : sql`${id} = ${categoryID}`

const ORDER = rawSql('order by k.position, k.id, a.sort_name, a.id')

/** The assets that are wanted, each category’s found by its index in the order of names, as many as a page may reach. */
const wantedAssets = (actor: EmployeeActor, { filter, conditions }: Wanted, reach: Sql): Sql => sql`
  from asset_categories k cross join lateral (
    select a.* from assets a
    where a.company_id = k.company_id and a.category_id = k.id and a.is_retired = ${rawSql(String(wantsRetired(filter)))}
      and ${allOf(conditions)}
    order by a.sort_name, a.id ${reach}) as a
  where k.company_id = ${actor.company.id} and ${ofCategory(filter, rawSql('k.id'))}`

const countOf = (actor: EmployeeActor, wanted: Wanted): Sql =>
  wanted.conditions.length === 0
    ? sql`
      select coalesce(sum(${rawSql(wantsRetired(wanted.filter) ? 'k.retired_count' : 'k.asset_count')}), 0)::integer as total
      from asset_categories k where k.company_id = ${actor.company.id} and ${ofCategory(wanted.filter, rawSql('k.id'))}`
    : sql`select count(*)::integer as total from (
        select from asset_categories k cross join lateral (
          select from assets a
          where a.company_id = k.company_id and a.category_id = k.id
            and a.is_retired = ${rawSql(String(wantsRetired(wanted.filter)))} and ${allOf(wanted.conditions)} offset 0) as a
        where k.company_id = ${actor.company.id} and ${ofCategory(wanted.filter, rawSql('k.id'))} ${COUNT_LIMIT}) as few`

/** How many assets of one category a page may reach, rounded up to a few numbers: each makes another text. */
const REACHES = [26, 51, 101, 501, 2_001, 10_001]
const reachOf = ({ page, per }: Paging): Sql => {
  const needed = page * per + 1
  return rawSql(`limit ${REACHES.find((reach) => reach >= needed) ?? needed}`)
}

/** A page of assets, by category and name, with the number of all. */
const pageOfAssets = async (
  db: Db,
  actor: EmployeeActor,
  wanted: Wanted,
  paging: Paging,
): Promise<{ items: AssetRow[]; metadata: PageMetadata }> => {
  if (wantsRetired(wanted.filter) && !managesAssets(actor)) return pageOfRows([], paging, (row: never) => row)
  const rows = await db.rows<AssetRow & { total: number }>(sql`
    with counted as (${countOf(actor, wanted)}), shown as (
      ${pageOf(sql`select a.* ${wantedAssets(actor, wanted, reachOf(paging))} ${ORDER}`, paging)})
    select ${assetColumns}, counted.total
    from counted left join (shown a join asset_categories k on k.company_id = a.company_id and k.id = a.category_id) on true
    ${ORDER}`)
  return pageOfRows(rows, paging, (row) => row)
}

const withAssets = <Item extends { readonly categoryID: string }>(
  categories: readonly CategoryRow[],
  items: readonly Item[],
  actor: EmployeeActor,
) =>
  categories.map((row) => ({
    ...categoryOf(row, actor),
    assets: items.filter(({ categoryID }) => categoryID === row.id),
  }))

const listCategories = (db: Db, filter: AssetFilter): Promise<CategoryRow[]> =>
  listCategoryRows(db, ofCategory(filter, rawSql('k.id')))

interface ListPlatform {
  readonly files: FileStore
}

const groundOf = (db: Db, actor: EmployeeActor, since: string): FilterGround => ({ actor, now: db.now, since })

/** All categories with their assets, a page of assets at a time. */
export const listAssetCategories = async (
  db: Db,
  { files }: ListPlatform,
  actor: EmployeeActor,
  { page, per, ...filter }: AssetFilter & Paging,
): Promise<AssetRegister> => {
  const conditions = narrowedBy(filter, groundOf(db, actor, db.now))
  const [categories, { items, metadata }] = await Promise.all([
    listCategories(db, filter),
    pageOfAssets(db, actor, { filter, conditions }, { page, per }),
  ])
  const ids = items.map(({ id }) => id)
  const standing = byAsset(await usesFromNow(db, ids, STANDING_USES))
  const ground = { reader: actor, now: db.now, files }
  const listed = items.map((row) => listItemOf(row, standing.get(row.id) ?? [], ground))
  return { items: withAssets(categories, listed, actor), metadata }
}

const DAY_MS = 24 * 60 * 60 * 1000

const assertTimeline = ({ from, to }: Span): void => {
  if (to <= from) throw invalidField('to', 'The end has to be after the start')
  if (Date.parse(to) - Date.parse(from) > LONGEST_ASSET_TIMELINE_DAYS * DAY_MS)
    throw invalidField('to', `Maximum of ${LONGEST_ASSET_TIMELINE_DAYS} days`)
}

/** The same, with whose each asset is in a time. */
export const getAssetTimeline = async (
  db: Db,
  { files }: ListPlatform,
  actor: EmployeeActor,
  { page, per, from, to, ...filter }: AssetTimelineQuery,
): Promise<AssetTimeline> => {
  assertTimeline({ from, to })
  const conditions = narrowedBy(filter, groundOf(db, actor, from))
  const [categories, { items, metadata }] = await Promise.all([
    listCategories(db, filter),
    pageOfAssets(db, actor, { filter, conditions }, { page, per }),
  ])
  const ids = items.map(({ id }) => id)
  const [standing, within] = (
    await Promise.all([usesFromNow(db, ids, STANDING_USES), usesWithin(db, ids, { from, to })])
  ).map(byAsset)
  const ground = { reader: actor, now: db.now, files }
  const listed = items.map((row) => ({
    ...listItemOf(row, standing?.get(row.id) ?? [], ground),
    uses: (within?.get(row.id) ?? []).map((use) => useOf(use, db.now, files)),
  }))
  return { from, to, items: withAssets(categories, listed, actor), metadata }
}

/** All assets that the filter finds, in the order of the list, for a file. */
export const exportedAssetsSql = (actor: EmployeeActor, filter: AssetFilter, now: string): Sql => sql`
  select ${assetColumns}
  ${wantedAssets(actor, { filter, conditions: narrowedBy(filter, { actor, now, since: now }) }, rawSql('offset 0'))}
  ${ORDER}`
