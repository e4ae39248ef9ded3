import type { PlacedBooking } from '../model/lanes'
import type { PlanAxis } from '../model/plan-axis'
import type { GridPlace } from './grid-place'

/** What the keyboard goes through. */
export interface GridToMoveIn {
  readonly axis: PlanAxis
  readonly rowCount: number
  /** The bars of a row that is open, from the first lane to the last. */
  readonly barsIn: (row: number) => readonly PlacedBooking[]
  readonly rowsAPage: number
  /** The columns between which Home and End go. */
  readonly edges: { readonly first: number; readonly last: number }
}

const clamped = (value: number, first: number, last: number): number => Math.max(first, Math.min(last, value))

/** The bars that lie in a column, the upper ones first. */
function barsAt({ axis, barsIn }: GridToMoveIn, { row, column }: GridPlace): readonly PlacedBooking[] {
  const interval = axis.columns[column]
  if (!interval) return []
  return barsIn(row)
    .filter(({ booking }) => booking.startDate <= interval.last && booking.endDate >= interval.day)
    .toSorted((a, b) => a.lane - b.lane)
}

const onBar = (place: GridPlace, bar: PlacedBooking): GridPlace => ({ ...place, bookingID: bar.booking.id })
const onCell = ({ row, column }: GridPlace): GridPlace => ({ row, column })

function down(grid: GridToMoveIn, place: GridPlace): GridPlace {
  const bars = barsAt(grid, place)
  const next = bars[bars.findIndex(({ booking }) => booking.id === place.bookingID) + 1]
  if (next) return onBar(place, next)
  return place.row + 1 < grid.rowCount ? onCell({ ...place, row: place.row + 1 }) : place
}

function up(grid: GridToMoveIn, place: GridPlace): GridPlace {
  if (place.bookingID !== undefined) {
    const bars = barsAt(grid, place)
    const before = bars[bars.findIndex(({ booking }) => booking.id === place.bookingID) - 1]
    return before ? onBar(place, before) : onCell(place)
  }
  if (place.row === 0) return place
  const above = { ...place, row: place.row - 1 }
  const last = barsAt(grid, above).at(-1)
  return last ? onBar(above, last) : onCell(above)
}

/** From bar to bar by their dates, or from cell to cell; before the first cell is the row’s name. */
function sideways(grid: GridToMoveIn, place: GridPlace, step: 1 | -1): GridPlace {
  if (place.bookingID === undefined)
    return { row: place.row, column: clamped(place.column + step, -1, grid.axis.columns.length - 1) }
  const bars = grid.barsIn(place.row).toSorted((a, b) => (a.booking.startDate < b.booking.startDate ? -1 : 1))
  const bar = bars[bars.findIndex(({ booking }) => booking.id === place.bookingID) + step]
  if (!bar) return place
  const column = grid.axis.columns.findIndex(
    ({ day, last }) => bar.booking.startDate >= day && bar.booking.startDate <= last,
  )
  return { row: place.row, column: column < 0 ? place.column : column, bookingID: bar.booking.id }
}

/** Where a key leads; undefined for keys that lead nowhere. */
export function movedPlace(grid: GridToMoveIn, place: GridPlace, key: string, isFar: boolean): GridPlace | undefined {
  const { rowCount, rowsAPage, edges } = grid
  const toRow = (row: number) => ({ row: clamped(row, 0, rowCount - 1), column: place.column })
  switch (key) {
    case 'ArrowDown':
      return down(grid, place)
    case 'ArrowUp':
      return up(grid, place)
    case 'ArrowLeft':
      return sideways(grid, place, -1)
    case 'ArrowRight':
      return sideways(grid, place, 1)
    case 'Home':
      // Before the first day is the row’s name, which days of the past would otherwise keep far away.
      return { row: isFar ? 0 : place.row, column: !isFar && place.column === edges.first ? -1 : edges.first }
    case 'End':
      return { row: isFar ? rowCount - 1 : place.row, column: edges.last }
    case 'PageDown':
      return toRow(place.row + rowsAPage)
    case 'PageUp':
      return toRow(place.row - rowsAPage)
    default:
      return undefined
  }
}
