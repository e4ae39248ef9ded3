import type { AssetCategory } from '@praxis/contract/assets/asset-shapes'
import type { AssetCategoryOption } from '@praxis/contract/assets/assets'
import type { DynamicDetailDefinition } from '@praxis/contract/company/dynamic-details'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { type RowOf, selected } from '../../../platform/database/selected'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'
import { managesAssets } from './asset-access'

const said = selected('asset_categories', 'k', ['id', 'name', 'description', 'booking_rule', 'is_auto_approved'])
const kept = selected('asset_categories', 'k', ['dynamic_details', 'asset_count', 'retired_count', 'version'])

export interface CategoryRow extends RowOf<typeof said>, RowOf<typeof kept> {
  readonly dynamicDetails: readonly DynamicDetailDefinition[]
  /** Its place among the others. */
  readonly place: number
}

/** Categories in their order; the places have no gaps, whatever was deleted between them. */
export const listCategoryRows = (db: Db, condition: Sql = rawSql('true')): Promise<CategoryRow[]> =>
  db.rows<CategoryRow>(sql`
    select * from (
      select ${said}, ${kept}, (row_number() over (order by k.position, k.id) - 1)::integer as place
      from asset_categories k where k.company_id = ${db.scope.companyId}) as k
    where ${condition} order by place`)

/** How many of its assets are out of use is for those who keep the register. */
export const categoryOf = ({ place, ...row }: CategoryRow, actor: EmployeeActor): AssetCategory => {
  const manages = managesAssets(actor)
  return {
    ...row,
    dynamicDetails: [...row.dynamicDetails],
    position: place,
    retiredCount: manages ? row.retiredCount : 0,
    can: { edit: manages, delete: manages && row.assetCount + row.retiredCount === 0 },
  }
}

export const getCategoryRow = async (db: Db, id: string): Promise<CategoryRow> => {
  const [row] = await listCategoryRows(db, sql`k.id = ${id}`)
  if (!row) throw new Refusal('notFound')
  return row
}

/** The categories to choose from. */
export const listAssetCategoryOptions = async (db: Db): Promise<AssetCategoryOption[]> =>
  (await listCategoryRows(db)).map(({ id, name, bookingRule, isAutoApproved, dynamicDetails }) => ({
    id,
    name,
    bookingRule,
    isAutoApproved,
    dynamicDetails: [...dynamicDetails],
  }))
