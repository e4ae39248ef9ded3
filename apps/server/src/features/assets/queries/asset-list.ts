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
import { rowsWithIds } from '../../../platform/search/search-index'
import { managesAssets } from './asset-access'
import { allOf, type Narrowed, narrowedBy } from './asset-filter'
import { type AssetRow, assetColumns, listItemOf } from './asset-row'
import { byAsset, STANDING_USES, useOf, usesFromNow, usesWithin } from './asset-uses'
import { type CategoryRow, categoryOf, listCategoryRows } from './category-row'

interface Paging {
  readonly page: number
  readonly per: number
}

/** Assets in use, those of them that are assigned or that can be booked, or those that are retired. */
type Among = 'inUse' | 'assigned' | 'requestable' | 'retired'

/** As an index has them, and as categories count them. */
const among: Readonly<Record<Among, { readonly condition: Sql; readonly count: Sql }>> = {
  inUse: { condition: rawSql('not a.is_retired'), count: rawSql('k.asset_count') },
  assigned: { condition: rawSql('not a.is_retired and a.is_assigned'), count: rawSql('k.assigned_count') },
  requestable: {
    condition: rawSql('a.retired_at is null and not a.is_assigned'),
    count: rawSql('k.asset_count - k.assigned_count'),
  },
  retired: { condition: rawSql('a.is_retired'), count: rawSql('k.retired_count') },
}

interface Wanted extends Narrowed {
  readonly among: Among
  readonly categoryID?: string | undefined
}

const ofCategory = ({ categoryID }: Pick<Wanted, 'categoryID'>): Sql =>
  categoryID === undefined ? rawSql('true') : sql`k.id = ${categoryID}`

const ORDER = rawSql('order by k.position, k.id, a.sort_name, a.id')

/**
 * The assets `a` that are wanted, with their categories `k`: what was found by its ids, or of each category those that its
 * index has, in the order of names, as many as a page may reach.
 */
const wantedAssets = ({ company }: EmployeeActor, wanted: Wanted, reach: Sql): Sql => {
  const isWanted = sql`${among[wanted.among].condition} and ${allOf(wanted.conditions)}`
  return wanted.found
    ? sql`
      from ${rowsWithIds('assets', company.id, wanted.found)} a
      join asset_categories k on k.company_id = a.company_id and k.id = a.category_id
      where ${isWanted} and ${ofCategory(wanted)}`
    : sql`
      from asset_categories k cross join lateral (
        select a.* from assets a
        where a.company_id = k.company_id and a.category_id = k.id and ${isWanted}
        order by a.sort_name, a.id ${reach}) as a
      where k.company_id = ${company.id} and ${ofCategory(wanted)}`
}

const countOf = (actor: EmployeeActor, wanted: Wanted): Sql =>
  wanted.conditions.length === 0 && !wanted.found
    ? sql`
      select coalesce(sum(${among[wanted.among].count}), 0)::integer as total
      from asset_categories k where k.company_id = ${actor.company.id} and ${ofCategory(wanted)}`
    : sql`
      select count(*)::integer as total from (
        select ${wantedAssets(actor, wanted, rawSql(''))} ${COUNT_LIMIT}) as few`

/** How many assets of one category a page may reach, rounded up to a few numbers: each makes another text. */
const REACHES = [26, 51, 101, 501, 2_001, 10_001]
const reachOf = ({ page, per }: Paging): Sql => {
  const needed = page * per + 1
  return rawSql(`limit ${REACHES.find((reach) => reach >= needed) ?? needed}`)
}

/** A page of assets, by category and name, with the number of all. */
export const pageOfAssets = async (
  db: Db,
  actor: EmployeeActor,
  wanted: Wanted,
  paging: Paging,
): Promise<{ items: AssetRow[]; metadata: PageMetadata }> => {
  if (wanted.among === 'retired' && !managesAssets(actor)) return pageOfRows([], paging, (row: never) => row)
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

const amongOf = ({ state }: AssetFilter): Among =>
  state === 'retired' ? 'retired' : state === 'withPerson' ? 'assigned' : 'inUse'

const wantedBy = (db: Db, actor: EmployeeActor, filter: AssetFilter, since: string): Wanted => ({
  among: amongOf(filter),
  categoryID: filter.categoryID,
  ...narrowedBy(filter, { actor, now: db.now, since }),
})

interface ListPlatform {
  readonly files: FileStore
}

/** All categories with their assets, a page of assets at a time. */
export const listAssetCategories = async (
  db: Db,
  { files }: ListPlatform,
  actor: EmployeeActor,
  { page, per, ...filter }: AssetFilter & Paging,
): Promise<AssetRegister> => {
  const wanted = wantedBy(db, actor, filter, db.now)
  const [categories, { items, metadata }] = await Promise.all([
    listCategoryRows(db, ofCategory(wanted)),
    pageOfAssets(db, actor, wanted, { page, per }),
  ])
  const ids = items.map(({ id }) => id)
  const standing = byAsset(await usesFromNow(db, ids, STANDING_USES))
  const ground = { reader: actor, now: db.now, files }
  const listed = items.map((row) => listItemOf(row, standing.get(row.id) ?? [], ground))
  return { items: withAssets(categories, listed, actor), metadata }
}

const DAY_MS = 24 * 60 * 60 * 1000

export const assertTimeline = ({ from, to }: Span): void => {
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
  const wanted = wantedBy(db, actor, filter, from)
  const [categories, { items, metadata }] = await Promise.all([
    listCategoryRows(db, ofCategory(wanted)),
    pageOfAssets(db, actor, wanted, { page, per }),
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

/** All assets that the filter finds, in the order of the list, with what a statement gives beside each. */
export const exportedAssetsSql = (db: Db, actor: EmployeeActor, filter: AssetFilter, beside: Sql): Sql => sql`
  select ${assetColumns}, t.*
  from (select a.* ${wantedAssets(actor, wantedBy(db, actor, filter, db.now), rawSql(''))}) as a
  join asset_categories k on k.company_id = a.company_id and k.id = a.category_id
  left join lateral (${beside}) as t on true
  ${ORDER}`
