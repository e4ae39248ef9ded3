import { MAX_COUNTED, type PageMetadata } from '@praxis/contract/protocol/page'
import { rawSql, type Sql, sql } from '../database/sql'

/** Where a list's count stops. */
export const COUNT_LIMIT: Sql = rawSql(`limit ${MAX_COUNTED}`)

/** How many clients, or targetables of a kind, the company has, where the database keeps that number (`row_counts`). */
export const keptCount = (
  companyId: string,
  entity: 'clients' | 'project' | 'opportunity',
  isActive: boolean | undefined,
): Sql => sql`
  select least(coalesce(sum(number), 0), ${rawSql(`${MAX_COUNTED}`)})::integer as total from row_counts
  where company_id = ${companyId} and entity = ${entity} ${isActive === undefined ? sql`` : sql`and is_active = ${isActive}`}`

/** The limits of the page sizes that screens ask for, each with one row more. */
const COMMON_LIMITS: ReadonlyMap<number, Sql> = new Map(
  [5, 10, 12, 20, 25, 50, 100].map((per) => [per + 1, rawSql(`limit ${per + 1}`)]),
)

/** How far into a list a page may end; limits are rounded up to one of these. */
const REACHES = [101, 501, 2_001, 10_001].map((rows) => ({ rows, limit: rawSql(`limit ${rows}`) }))

/**
 * The rows of a page and one more. The planner is told their number as a constant: for a parameter it assumes a tenth
 * of the table. Numbers are rounded up to a few, since each makes another text that the server plans and keeps; the
 * rows in front of the page are skipped outside.
 */
export const pageOf = (rows: Sql, { page, per }: { readonly page: number; readonly per: number }): Sql => {
  const offset = (page - 1) * per
  const common = offset === 0 ? COMMON_LIMITS.get(per + 1) : undefined
  if (common) return sql`${rows} ${common}`
  const reach = REACHES.find((each) => each.rows > offset + per)
  if (!reach) return sql`${rows} limit ${per + 1} offset ${offset}`
  return sql`select * from (${rows} ${reach.limit}) as ahead limit ${per + 1} offset ${offset}`
}

/** A row of a list's statement; one without an id only carries the count of a page that has no rows. */
interface CountedRow {
  readonly id: string | null
  readonly total: number
}

/** Makes the page from its rows, of which there is one more than the page holds if there is another page. */
export const pageOfRows = <Row extends CountedRow, Item>(
  rows: readonly Row[],
  { page, per }: { readonly page: number; readonly per: number },
  itemOf: (row: Row) => Item,
): { items: Item[]; metadata: PageMetadata } => {
  const found = rows.filter(({ id }) => id !== null)
  return {
    items: found.slice(0, per).map(itemOf),
    metadata: { page, per, total: rows[0]?.total ?? 0, hasMore: found.length > per },
  }
}
