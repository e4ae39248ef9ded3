import type { AssetMovementsQuery } from '@praxis/contract/assets/asset-bookings'
import type { AssetMovement } from '@praxis/contract/assets/asset-shapes'
import type { PageMetadata } from '@praxis/contract/protocol/page'
import { addDays } from '@praxis/domain/calendar/day'
import { firstMomentFrom } from '@praxis/domain/calendar/moment-from'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { joinSql, rawSql, type Sql, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { COUNT_LIMIT, pageOf, pageOfRows } from '../../../platform/lists/page-of-rows'
import { Refusal } from '../../../platform/refusal'
import { askedWords, beginsWith, rowsWithIds } from '../../../platform/search/search-index'
import { type EmployeeBriefRow, employeeBriefJson, employeeBriefOf } from '../../employees/queries/employee-brief'
import { managesAssets } from './asset-access'
import { ASSET_WORDS } from './asset-filter'
import { type AssetBriefRow, assetBriefJson, assetBriefOf } from './asset-row'
import { foundByNames } from './booking-search'

interface MovementRow extends Columns<'asset_movements', 'id' | 'kind' | 'at' | 'late_by' | 'condition' | 'note'> {
  readonly asset: AssetBriefRow
  readonly employee: EmployeeBriefRow
  readonly notedBy: EmployeeBriefRow | null
  readonly until: string | null
  readonly bookingId: string | null
  readonly total: number
}

const movementOf = (row: MovementRow, files: FileStore, actor: EmployeeActor): AssetMovement => ({
  id: row.id,
  kind: row.kind,
  at: row.at,
  asset: assetBriefOf(row.asset, files),
  employee: employeeBriefOf(row.employee, files),
  bookingID: row.bookingId,
  until: row.until,
  lateBy: row.lateBy,
  condition: row.condition,
  ...((managesAssets(actor) || row.employee.id === actor.employee.id) && { note: row.note }),
  notedBy: row.notedBy && employeeBriefOf(row.notedBy, files),
})

interface Wanted {
  readonly from: Sql
  /** On rows `m` of asset_movements. */
  readonly condition: Sql
  readonly paging: { readonly page: number; readonly per: number }
}

const NEWEST_FIRST = rawSql('order by m.at desc, m.id')

/** A page of what went over the desk, newest first, with the number of all. */
const pageOfMovements = async (
  db: Db,
  files: FileStore,
  actor: EmployeeActor,
  { from, condition, paging }: Wanted,
): Promise<{ items: AssetMovement[]; metadata: PageMetadata }> => {
  const rows = await db.lastRows<MovementRow>(sql`
    with counted as (
      select count(*)::integer as total from (select from ${from} m where ${condition} ${COUNT_LIMIT}) as few
    ), shown as (
      ${pageOf(sql`select m.* from ${from} m where ${condition} ${NEWEST_FIRST}`, paging)}
    )
    select m.id, m.kind, m.at, m.until_at as until, m.late_by as "lateBy", m.condition, m.note,
      case when s.kind = 'booking' then s.id end as "bookingId", ${assetBriefJson} as asset,
      ${employeeBriefJson('e', 'eu')} as employee,
      case when n.id is not null then ${employeeBriefJson('n', 'nu')} end as "notedBy", counted.total
    from counted left join (
      shown m
      join asset_uses s on s.company_id = m.company_id and s.id = m.use_id
      join assets a on a.company_id = m.company_id and a.id = m.asset_id
      join asset_categories k on k.company_id = a.company_id and k.id = a.category_id
      join employees e on e.company_id = m.company_id and e.id = m.employee_id
      left join users eu on eu.id = e.user_id
      left join employees n on n.company_id = m.company_id and n.id = m.noted_by
      left join users nu on nu.id = n.user_id
    ) on true
    ${NEWEST_FIRST}`)
  return pageOfRows(rows, paging, (row) => movementOf(row, files, actor))
}

const MOVEMENTS = rawSql('asset_movements')

/** A condition on movements of one person: their asset has words that begin like those searched for. */
const isOfAssetCalled = (companyId: string, asked: string): Sql =>
  joinSql(
    [
      ...askedWords(asked).map(
        (word) => sql`exists (
          select from search_words
          where company_id = ${companyId} and entity = ${ASSET_WORDS} and entity_id = m.asset_id and ${beginsWith(word)})`,
      ),
      // A search for punctuation alone finds nothing.
      rawSql(askedWords(asked).length === 0 ? 'false' : 'true'),
    ],
    ' and ',
  )

/** What went over the desk: of everybody for those who manage assets, otherwise what the actor had. */
export const listAssetMovements = (
  db: Db,
  files: FileStore,
  actor: EmployeeActor,
  { search, categoryID, employeeID, kind, from, to, ...paging }: AssetMovementsQuery,
) => {
  const { id: companyId, timeZone } = actor.company
  const seesAll = managesAssets(actor)
  const startOf = (day: string): string => firstMomentFrom(day, 0, timeZone).toISOString()
  return pageOfMovements(db, files, actor, {
    from:
      seesAll && search
        ? rowsWithIds('asset_movements', companyId, foundByNames(companyId, 'asset_movements', search))
        : MOVEMENTS,
    condition: joinSql(
      [
        sql`m.company_id = ${companyId}`,
        ...(seesAll
          ? []
          : [sql`m.employee_id = ${actor.employee.id}`, ...(search ? [isOfAssetCalled(companyId, search)] : [])]),
        ...(employeeID ? [sql`m.employee_id = ${employeeID}`] : []),
        ...(kind ? [sql`m.kind = ${kind}`] : []),
        ...(from ? [sql`m.at >= ${startOf(from)}`] : []),
        ...(to ? [sql`m.at < ${startOf(addDays(to, 1))}`] : []),
        ...(categoryID
          ? [
              sql`exists (
                select from assets c where c.company_id = m.company_id and c.id = m.asset_id and c.category_id = ${categoryID})`,
            ]
          : []),
      ],
      ' and ',
    ),
    paging,
  })
}

/** Who had an asset. */
export const listMovementsOfAsset = async (
  db: Db,
  files: FileStore,
  actor: EmployeeActor,
  { id, assetId }: { readonly id: string; readonly assetId: string },
  paging: Wanted['paging'],
) => {
  const asset = await db.row(sql`
    select from assets
    where company_id = ${actor.company.id} and id = ${assetId} and category_id = ${id}
      and (not is_retired or ${managesAssets(actor)})`)
  if (!asset) throw new Refusal('notFound')
  return pageOfMovements(db, files, actor, {
    from: MOVEMENTS,
    condition: sql`m.company_id = ${actor.company.id} and m.asset_id = ${assetId}`,
    paging,
  })
}
