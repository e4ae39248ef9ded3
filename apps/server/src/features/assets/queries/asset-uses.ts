import type { AssetUse } from '@praxis/contract/assets/asset-shapes'
import { type AssetTime, isOut, isOverdue, type Span } from '@praxis/domain/assets/asset-use'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { type EmployeeBriefRow, employeeBriefJson, employeeBriefOf } from '../../employees/queries/employee-brief'

/** A use of an asset that holds its time, or of whoever has it. */
export interface UseRow
  extends AssetTime,
    Columns<'asset_uses', 'id' | 'kind' | 'asset_id' | { from: 'from_at'; to: 'to_at' } | 'taken_at' | 'returned_at'> {
  readonly employee: EmployeeBriefRow
}

/** Rows `s` of asset_uses with the people whose they are. */
const useRows = (rows: Sql, order: Sql): Sql => sql`
  select s.id, s.asset_id as "assetId", s.kind, s.from_at as "from", s.to_at as "to", s.taken_at as "takenAt",
    s.returned_at as "returnedAt", s.state = 'waitingForApproval' as "isWaiting", ${employeeBriefJson('e', 'u')} as employee
  from (${rows}) as s
  join employees e on e.company_id = s.company_id and e.id = s.employee_id
  left join users u on u.id = e.user_id
  order by ${order}`

/**
 * What says where assets are now: whoever has each of them, and the uses that hold it from now on, as many as are asked for.
 * As they never overlap, the order of their ends is that of their starts.
 */
export const usesFromNow = (db: Db, assetIds: readonly string[], most: number): Promise<UseRow[]> =>
  db.rows<UseRow>(
    useRows(
      sql`
        select n.* from unnest(${assetIds}::uuid[]) as asked (id) cross join lateral (
          select * from asset_uses o where o.company_id = ${db.scope.companyId} and o.asset_id = asked.id and o.is_out
          union
          (select * from asset_uses h
           where h.company_id = ${db.scope.companyId} and h.asset_id = asked.id and h.holds and h.until_at > ${db.now}
           order by h.until_at limit ${rawSql(`${most}`)})
        ) as n`,
      rawSql('s.asset_id, s.from_at, s.id'),
    ),
  )

/** What says where an asset is now: two uses besides the one who has it. */
export const STANDING_USES = 2

/** What lies on assets in a time, by its start; also what is overdue since before. */
export const usesWithin = (db: Db, assetIds: readonly string[], { from, to }: Span): Promise<UseRow[]> =>
  db.rows<UseRow>(
    useRows(
      sql`
        select n.* from unnest(${assetIds}::uuid[]) as asked (id) cross join lateral (
          select * from asset_uses h
          where h.company_id = ${db.scope.companyId} and h.asset_id = asked.id and h.holds and h.until_at > ${from}
            and h.from_at < ${to}
          union
          select * from asset_uses o
          where o.company_id = ${db.scope.companyId} and o.asset_id = asked.id and o.is_out and o.from_at < ${to}
        ) as n`,
      rawSql('s.asset_id, s.from_at, s.id'),
    ),
  )

/** The first use of an asset that holds some of a time, besides one. */
export const firstUseWithin = async (
  db: Db,
  assetId: string,
  { from, to }: Span,
  exceptId: string | null,
): Promise<UseRow | undefined> => {
  const [first] = await db.rows<UseRow>(
    useRows(
      sql`
        select * from asset_uses h
        where h.company_id = ${db.scope.companyId} and h.asset_id = ${assetId} and h.holds and h.until_at > ${from}
          and h.from_at < ${to} and h.id is distinct from ${exceptId}::uuid and h.until_at > h.from_at
        order by h.until_at limit 1`,
      rawSql('s.from_at'),
    ),
  )
  return first
}

interface Around {
  readonly before: UseRow | undefined
  readonly after: UseRow | undefined
  /** Whether somebody has the asset beyond its time, or for good, when this one begins. */
  readonly isTaken: boolean
}

/** What an asset is somebody’s for directly before and after a booking. */
export const usesAround = async (
  db: Db,
  { id, assetId, from, to }: Span & { readonly id: string; readonly assetId: string },
): Promise<Around> => {
  const ofAsset = sql`select * from asset_uses h where h.company_id = ${db.scope.companyId} and h.asset_id = ${assetId}`
  const rows = await db.rows<UseRow>(
    useRows(
      sql`
        (${ofAsset} and h.holds and h.until_at <= ${from} order by h.until_at desc limit 1)
        union
        (${ofAsset} and h.holds and h.until_at > ${to} and h.id <> ${id} order by h.until_at limit 1)
        union
        (${ofAsset} and h.is_out and h.id <> ${id})`,
      rawSql('s.from_at, s.id'),
    ),
  )
  return {
    before: rows.findLast((use) => use.from < from),
    after: rows.find((use) => use.from >= to),
    isTaken: rows.some((use) => isOut(use) && (use.to === null || (isOverdue(use, db.now) && from <= db.now))),
  }
}

export const useOf = (row: UseRow, now: string, files: FileStore): AssetUse => ({
  id: row.id,
  kind: row.kind,
  employee: employeeBriefOf(row.employee, files),
  from: row.from,
  to: row.to,
  isWaiting: row.isWaiting,
  takenAt: row.takenAt,
  returnedAt: row.returnedAt,
  isOverdue: isOverdue(row, now),
})

/** Uses by the ids of their assets. */
export const byAsset = (uses: readonly UseRow[]): ReadonlyMap<string, readonly UseRow[]> => {
  const found = new Map<string, UseRow[]>()
  for (const use of uses) {
    const together = found.get(use.assetId)
    if (together) together.push(use)
    else found.set(use.assetId, [use])
  }
  return found
}
