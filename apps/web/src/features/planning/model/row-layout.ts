import type { DateRange } from '@praxis/domain/calendar/date-range'
import { inLanes, lanesIn } from './lanes'
import { countOfLines } from './open-lines'
import type { BookingInRow, PlanRow } from './plan-row'

export const ROW_HEIGHT = 42
export const LANE_HEIGHT = 30
const LANES_PADDING = 6
export const LINE_HEIGHT = 32
export const SECTION_HEIGHT = 32

/** Where each row is, from top to bottom: closed rows and those not fetched yet are all as high as each other. */
export interface RowLayout {
  readonly tops: readonly number[]
  readonly heights: readonly number[]
  readonly height: number
  /** The row that the section of unnamed roles begins with. */
  readonly firstUnnamed: number | undefined
}

/** An open row has its bars in lanes below its figures, then those that a scenario deletes, and what all come to in lines. */
export function heightOfRow(
  row: PlanRow | undefined,
  expanded: ReadonlySet<string>,
  shown: DateRange,
  ghostsIn: (row: PlanRow) => readonly BookingInRow[] = () => [],
): number {
  if (!row?.bookings || !expanded.has(row.id)) return ROW_HEIGHT
  const lanes = lanesIn(inLanes(row.bookings, shown)) + lanesIn(inLanes(ghostsIn(row), shown))
  return ROW_HEIGHT + (lanes === 0 ? 0 : lanes * LANE_HEIGHT + LANES_PADDING) + countOfLines(row) * LINE_HEIGHT
}

/** The first of the roles that nobody is named for, where a section of them begins. */
export function firstUnnamedOf(rows: readonly (PlanRow | undefined)[]): number | undefined {
  const first = rows.findIndex((row) => row?.kind === 'rateCard' || row?.kind === 'role')
  return first === -1 ? undefined : first
}

interface ShownRows {
  readonly rows: readonly (PlanRow | undefined)[]
  readonly expanded: ReadonlySet<string>
  readonly shown: DateRange
}

/** The head and the foot of the grid, with a scroll bar. */
const FRAME_HEIGHT = 104

/** How high a grid has to be for all of its rows to be in sight. */
export const heightOfGrid = ({ rows, expanded, shown }: ShownRows): number =>
  FRAME_HEIGHT +
  rowLayout(
    rows.map((row) => heightOfRow(row, expanded, shown)),
    firstUnnamedOf(rows),
  ).height

export function rowLayout(heights: readonly number[], firstUnnamed: number | undefined): RowLayout {
  const tops: number[] = []
  let top = 0
  heights.forEach((height, index) => {
    if (index === firstUnnamed) top += SECTION_HEIGHT
    tops.push(top)
    top += height
  })
  return { tops, heights, height: top, firstUnnamed }
}

/** The row at a height; the nearest one above or below all of them. */
export function rowAt({ tops }: RowLayout, y: number): number {
  let [low, high] = [0, tops.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((tops[middle] ?? 0) <= y) low = middle
    else high = middle - 1
  }
  return Math.max(0, low)
}
