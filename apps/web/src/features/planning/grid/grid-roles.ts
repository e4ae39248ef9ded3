/** The roles of a grid of plain boxes: it is virtual in both directions, which a table cannot be. */
import { cellId, lineNamesId } from './grid-place'

interface GridSize {
  readonly label: string
  readonly rows: number
  readonly columns: number
  /** The cell or bar that the keyboard stands on: it is with the grid as a whole. */
  readonly active: string
}

export const asGrid = ({ label, rows, columns, active }: GridSize) => ({
  role: 'grid',
  'aria-label': label,
  'aria-rowcount': rows + 1,
  'aria-colcount': columns + 1,
  'aria-multiselectable': true,
  'aria-activedescendant': active,
  tabIndex: 0,
})

/** The row of the head is the first. */
export const asHead = { role: 'row', 'aria-rowindex': 1 }
export const asRowGroup = { role: 'rowgroup' }
/** Names stand in a column of their own: each row owns its name, and is called by it. */
const named = (nameId: string) => ({ role: 'row', 'aria-owns': nameId, 'aria-labelledby': nameId })
export const asSection = named
export const asRow = (index: number) => ({ ...named(cellId(index, -1)), 'aria-rowindex': index + 2 })
export const asRowHeader = (label?: string) => ({ role: 'rowheader', 'aria-colindex': 1, 'aria-label': label })
/** The column of the names is the first. */
export const asColumnHeader = (index: number) => ({ role: 'columnheader', 'aria-colindex': index + 2 })
export const asCell = (index: number) => ({ role: 'gridcell', 'aria-colindex': index + 2 })
/** What a row comes to by line: read column by column, and no place of the keyboard. */
export const asLines = (index: number) => named(lineNamesId(index))
export const asCellOfLines = (index: number, words: string) => ({ ...asCell(index), 'aria-label': words })
export const asCellOfBars = (label: string) => ({ role: 'gridcell', 'aria-label': label })
