/** A cell of a sheet, by the keys of its row and column. */
export interface SheetPlace {
  readonly row: string
  readonly column: string
}

export interface SheetChange extends SheetPlace {
  readonly value: number
}

/** Cells from one corner to the other, whichever way round they were marked. */
export interface SheetRange {
  readonly rows: readonly string[]
  readonly columns: readonly string[]
}

export const isSamePlace = (one: SheetPlace | undefined, other: SheetPlace | undefined): boolean =>
  one?.row === other?.row && one?.column === other?.column

const between = (keys: readonly string[], one: string, other: string): readonly string[] => {
  const [first, last] = [keys.indexOf(one), keys.indexOf(other)].toSorted((a, b) => a - b)
  return keys.slice(first, (last ?? 0) + 1)
}

export const rangeOf = (all: SheetRange, from: SheetPlace, to: SheetPlace): SheetRange => ({
  rows: between(all.rows, from.row, to.row),
  columns: between(all.columns, from.column, to.column),
})

export const placesIn = ({ rows, columns }: SheetRange): SheetPlace[] =>
  rows.flatMap((row) => columns.map((column) => ({ row, column })))

/** The first cell of each marked row goes into those to its right, up to the given column. */
export function filledRight(
  all: SheetRange,
  marked: SheetRange,
  upTo: string,
  numberAt: (place: SheetPlace) => number,
): SheetChange[] {
  const [first = upTo] = marked.columns
  const [, ...others] = between(all.columns, first, upTo)
  return marked.rows.flatMap((row) => {
    const value = numberAt({ row, column: first })
    return others.map((column) => ({ row, column, value }))
  })
}

/** The block goes in at a cell; one value goes into every marked cell. Rows and columns beyond the last are left out. */
export function pasted<Value>(
  all: SheetRange,
  marked: SheetRange,
  block: readonly (readonly Value[])[],
): (SheetPlace & { readonly value: Value })[] {
  const [only] = block[0] ?? []
  const isOne = block.length === 1 && block[0]?.length === 1
  if (isOne && only !== undefined) return placesIn(marked).map((place) => ({ ...place, value: only }))
  const [top, left] = [all.rows.indexOf(marked.rows[0] ?? ''), all.columns.indexOf(marked.columns[0] ?? '')]
  return block.flatMap((cells, down) =>
    cells.flatMap((value, on) => {
      const [row, column] = [all.rows[top + down], all.columns[left + on]]
      return row === undefined || column === undefined ? [] : [{ row, column, value }]
    }),
  )
}
