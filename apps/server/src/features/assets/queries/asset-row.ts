import type { AssetBrief, AssetListItem, AssetPrice, AssetStanding } from '@praxis/contract/assets/asset-shapes'
import { standingOf as standingOfUses } from '@praxis/domain/assets/asset-use'
import type { Reader } from '../../../platform/auth/reader'
import type { Columns } from '../../../platform/database/columns'
import { type RowOf, selected } from '../../../platform/database/selected'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { employeeBriefOf } from '../../employees/queries/employee-brief'
import { managesAssets, seesPrices } from './asset-access'
import type { UseRow } from './asset-uses'

const named = selected('assets', 'a', ['id', 'name', 'code', 'picture_id', 'category_id', 'is_retired'])
const shown = selected('assets', 'a', ['location', 'condition'])
const bought = selected('assets', 'a', ['serial_number', 'purchased_on', 'purchase_amount', 'warranty_until'])

type BookedColumns = Columns<'asset_categories', 'booking_rule' | 'is_auto_approved' | { categoryName: 'name' }>

export interface AssetRow extends RowOf<typeof named>, RowOf<typeof shown>, RowOf<typeof bought>, BookedColumns {
  readonly purchaseCurrency: AssetPrice['currency'] | null
}

/** Columns of a row `a` of assets with its category `k`. */
export const assetColumns: Sql = sql`
  ${named}, ${shown}, ${bought}, a.purchase_currency as "purchaseCurrency",
  ${rawSql(`k.booking_rule as "bookingRule", k.is_auto_approved as "isAutoApproved", k.name as "categoryName"`)}`

/** What names an asset `a` of a category `k`, as one JSON value. */
export const assetBriefJson = rawSql(`json_build_object(
  'id', a.id, 'name', a.name, 'code', a.code, 'pictureId', a.picture_id, 'categoryID', a.category_id,
  'categoryName', k.name)`)

export type AssetBriefRow = Omit<AssetBrief, 'picture'> & { readonly pictureId: string | null }

const pictureOf = (pictureId: string | null, files: FileStore): string | null =>
  pictureId === null ? null : files.publicUrl(pictureId)

export const assetBriefOf = ({ pictureId, ...brief }: AssetBriefRow, files: FileStore): AssetBrief => ({
  ...brief,
  picture: pictureOf(pictureId, files),
})

/** What only those see who manage assets; the price only of whom may see costs. */
export const inventoryOf = (row: AssetRow, reader: Reader) => ({
  serialNumber: row.serialNumber,
  purchasedOn: row.purchasedOn,
  ...(seesPrices(reader) && {
    purchasePrice:
      row.purchaseAmount === null || row.purchaseCurrency === null
        ? null
        : { amount: row.purchaseAmount, currency: row.purchaseCurrency },
  }),
  warrantyUntil: row.warrantyUntil,
})

export const standingOf = (
  { isRetired }: Pick<AssetRow, 'isRetired'>,
  uses: readonly UseRow[],
  now: string,
  files: FileStore,
): AssetStanding => {
  const { state, use, until, nextFrom } = standingOfUses({ isRetired, uses }, now)
  return { state, employee: use ? employeeBriefOf(use.employee, files) : null, until, nextFrom }
}

export const listItemOf = (
  row: AssetRow,
  uses: readonly UseRow[],
  { reader, now, files }: { readonly reader: Reader; readonly now: string; readonly files: FileStore },
): AssetListItem => ({
  id: row.id,
  name: row.name,
  code: row.code,
  picture: pictureOf(row.pictureId, files),
  categoryID: row.categoryId,
  bookingRule: row.bookingRule,
  isAutoApproved: row.isAutoApproved,
  location: row.location,
  condition: row.condition,
  standing: standingOf(row, uses, now, files),
  ...(managesAssets(reader) && { inventory: inventoryOf(row, reader) }),
})
