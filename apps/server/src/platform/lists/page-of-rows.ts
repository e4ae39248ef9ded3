import { MAX_COUNTED, type PageMetadata } from '@praxis/contract/page'
import { rawSql, type Sql, sql } from '../database/sql'

/** Where a list's count stops. */
export const COUNT_LIMIT: Sql = rawSql(`limit ${MAX_COUNTED}`)

/** How many rows of a table the company has, where the database keeps that number (`row_counts`). */
export const keptCount = (companyId: string, table: 'clients' | 'projects', isActive: boolean | undefined): Sql => sql`
  select least(coalesce(sum(number), 0), ${rawSql(`${MAX_COUNTED}`)})::integer as total from row_counts
  where company_id = ${companyId} and entity = ${table} ${isActive === undefined ? sql`` : sql`and is_active = ${isActive}`}`

const PAGES_PLANNED_FOR = 10

/**
 * The rows of a page and one more. The planner is told in numbers how few they are: of a parameter it believes that it asks
 * for a tenth of the table. Pages that hardly anybody turns to share one plan, as there could be any number of them.
 */
export const pageWindow = ({ page, per }: { readonly page: number; readonly per: number }): Sql =>
  page <= PAGES_PLANNED_FOR
    ? rawSql(`limit ${Math.trunc(per) + 1} offset ${Math.trunc((page - 1) * per)}`)
    : sql`limit ${per + 1} offset ${(page - 1) * per}`

/** A row of a list's statement: without an id it only carries the count of a page that has no rows. */
interface CountedRow {
  readonly id: string | null
  readonly total: number
}

/** The page out of its rows, one more than the page holds: that one tells whether there is another page. */
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
