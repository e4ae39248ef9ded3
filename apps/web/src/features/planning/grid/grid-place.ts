/** Where the keyboard stands: a cell by its row and column, the name of a row (column -1), or a bar. */
export interface GridPlace {
  readonly row: number
  readonly column: number
  readonly bookingID?: string | undefined
}

export const cellId = (row: number, column: number): string => `planner-cell-${row}-${column}`
export const lineNamesId = (row: number): string => `planner-lines-${row}`
export const barId = (bookingID: string): string => `planner-bar-${bookingID}`

export const elementIdOf = ({ row, column, bookingID }: GridPlace): string =>
  bookingID === undefined ? cellId(row, column) : barId(bookingID)

/** Cells from one corner to the other. */
export interface Rectangle {
  readonly from: GridPlace
  readonly to: GridPlace
  /** Marked by keys: nothing opens for it by itself. */
  readonly isTyped?: boolean
}

export const boundsOf = ({ from, to }: Rectangle) => ({
  firstRow: Math.min(from.row, to.row),
  lastRow: Math.max(from.row, to.row),
  firstColumn: Math.max(0, Math.min(from.column, to.column)),
  lastColumn: Math.max(from.column, to.column),
})
