import type { PageMetadata } from '@praxis/contract/page'

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
