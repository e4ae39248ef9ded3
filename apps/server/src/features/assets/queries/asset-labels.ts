import type { AssetLabel } from '@praxis/contract/assets/assets'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'

interface LabelRow
  extends Columns<'assets', 'id' | 'name' | 'code' | 'category_id'>,
    Columns<'asset_categories', { categoryName: 'name' }>,
    Columns<'company_directory', 'domain'> {}

/** What labels of assets say, in the order asked for; their addresses open the assets in the workspace. */
export const getAssetLabels = async (
  db: Db,
  publicUrl: string,
  actor: EmployeeActor,
  ids: readonly string[],
): Promise<AssetLabel[]> => {
  const rows = await db.rows<LabelRow>(sql`
    select a.id, a.name, a.code, a.category_id as "categoryId", k.name as "categoryName", d.domain
    from unnest(${ids}::uuid[]) with ordinality as asked (id, place)
    join assets a on a.company_id = ${actor.company.id} and a.id = asked.id
    join asset_categories k on k.company_id = a.company_id and k.id = a.category_id
    join company_directory d on d.id = a.company_id
    order by asked.place`)
  return rows.map(({ id, name, code, categoryId, categoryName, domain }) => ({
    assetID: id,
    name,
    code,
    categoryName,
    url: `${publicUrl}/employments/${domain}/asset-management/${categoryId}/${id}`,
  }))
}
