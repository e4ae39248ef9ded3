import type { PlanningLevel } from '@praxis/contract/planning/planning-rules'
import type { DateRange } from '@praxis/domain/calendar/date-range'
import {
  addDays,
  addMonths,
  type Day,
  dayNumber,
  daysBetween,
  partsOfDay,
  startOfMonth,
} from '@praxis/domain/calendar/day'
import { intervalOf, intervalsBetween, snappedRange } from '@praxis/domain/planning/intervals'

export interface Column {
  readonly day: Day
  readonly index: number
  readonly last: Day
  readonly x: number
  readonly width: number
}

/** A few columns beside each other, which are rendered together: scrolling on adds blocks and leaves the others alone. */
export interface ColumnBlock {
  readonly id: number
  readonly x: number
  readonly columns: readonly Column[]
}

/** Intervals from left to right. A day is always as wide as every other, so that bars need no columns. */
export interface PlanAxis extends DateRange {
  readonly level: PlanningLevel
  readonly dayWidth: number
  readonly width: number
  readonly columns: readonly Column[]
  readonly blocks: readonly ColumnBlock[]
}

const DAY_WIDTHS: Readonly<Record<PlanningLevel, number>> = { day: 40, week: 12, month: 4 }
/** Days at both edges that are scrolled into before they are fetched. */
const MARGINS: Readonly<Record<PlanningLevel, number>> = { day: 14, week: 56, month: 186 }

/** Few, so that no frame has many cells to render at once. */
const COLUMNS_A_BLOCK = 3

/** Counts intervals from a fixed day on, so that a block stays the same when the axis grows. */
function ordinalOf(day: Day, level: PlanningLevel): number {
  if (level === 'month') return partsOfDay(day).year * 12 + partsOfDay(day).month
  return level === 'week' ? Math.floor(dayNumber(day) / 7) : dayNumber(day)
}

function inBlocks(columns: readonly Column[], level: PlanningLevel): ColumnBlock[] {
  const blocks = new Map<number, { id: number; x: number; columns: Column[] }>()
  for (const column of columns) {
    const id = Math.floor(ordinalOf(column.day, level) / COLUMNS_A_BLOCK)
    const block = blocks.get(id)
    if (block) block.columns.push(column)
    else blocks.set(id, { id, x: column.x, columns: [column] })
  }
  return [...blocks.values()]
}

let lastBlocks: readonly ColumnBlock[] = []

/** Blocks that are where they were stay the same objects, so that days that are added render nothing that is there. */
function keptBlocks(made: readonly ColumnBlock[]): readonly ColumnBlock[] {
  const before = new Map(lastBlocks.map((block) => [block.id, block]))
  const isSame = (one: ColumnBlock | undefined, other: ColumnBlock): one is ColumnBlock =>
    one !== undefined &&
    one.x === other.x &&
    one.columns.length === other.columns.length &&
    one.columns.every(({ day, x, index }, place) => {
      const column = other.columns[place]
      return column?.day === day && column.x === x && column.index === index
    })
  lastBlocks = made.map((block) => {
    const kept = before.get(block.id)
    return isSame(kept, block) ? kept : block
  })
  return lastBlocks
}

/** The blocks between two places. */
export const blocksBetween = ({ blocks }: PlanAxis, fromX: number, toX: number): readonly ColumnBlock[] =>
  blocks.filter(({ x, columns }) => {
    const last = columns.at(-1)
    return x < toX && last !== undefined && last.x + last.width > fromX
  })

export function planAxis(level: PlanningLevel, shown: DateRange): PlanAxis {
  const margin = MARGINS[level]
  // Days are shown in whole weeks, so that weekends repeat from the first pixel on.
  const around = { from: addDays(shown.from, -margin), to: addDays(shown.to, margin) }
  const range = snappedRange(around, level === 'day' ? 'week' : level)
  const dayWidth = DAY_WIDTHS[level]
  const starts = intervalsBetween(range.from, range.to, level)
  const columns = starts.map((day, index) => {
    const next = starts[index + 1] ?? addDays(range.to, 1)
    return {
      day,
      index,
      last: addDays(next, -1),
      x: daysBetween(range.from, day) * dayWidth,
      width: daysBetween(day, next) * dayWidth,
    }
  })
  const blocks = keptBlocks(inBlocks(columns, level))
  return { ...range, level, dayWidth, columns, blocks, width: (daysBetween(range.from, range.to) + 1) * dayWidth }
}

/** How far is scrolled sideways before columns are rendered again: as wide as a block of days. */
export const SIDEWAYS_STEP = COLUMNS_A_BLOCK * DAY_WIDTHS.day

/** The places at both edges of the columns in sight, until the next step is scrolled. */
export interface Edges {
  readonly left: number
  readonly right: number
}

/** Which ends of a bar are out of sight, or may be after the next step. */
export const endsOutOfSight = (from: number, to: number, { left, right }: Edges) => ({
  beginsBefore: from < left + 2 * SIDEWAYS_STEP && to > left - SIDEWAYS_STEP,
  endsAfter: to > right - SIDEWAYS_STEP && from < right + 2 * SIDEWAYS_STEP,
})

export const xOf = ({ from, dayWidth }: PlanAxis, day: Day): number => daysBetween(from, day) * dayWidth

export function dayAt({ from, to, dayWidth }: PlanAxis, x: number): Day {
  const last = daysBetween(from, to)
  return addDays(from, Math.max(0, Math.min(last, Math.floor(x / dayWidth))))
}

export function columnAt(axis: PlanAxis, x: number): number {
  const day = intervalOf(dayAt(axis, x), axis.level)
  return axis.columns.findIndex((column) => column.day === day)
}

export const columnOf = (axis: PlanAxis, day: Day): number => columnAt(axis, xOf(axis, day))

/** Steps that are fetched beyond the one that was reached. */
const STEPS_AHEAD: Readonly<Record<PlanningLevel, number>> = { day: 1, week: 3, month: 1 }

/** The range with the days in sight, and some more steps at the edge that was reached; the same object while all is there. */
export function reachedRange(shown: DateRange, axis: PlanAxis, inSight: DateRange, longestDays: number): DateRange {
  const step = (day: Day, by: number): Day =>
    axis.level === 'month' ? addMonths(startOfMonth(day), by) : addDays(day, by * 7)
  let { from, to } = shown
  const further = (day: Day, count: number): Day =>
    axis.level === 'month' ? addDays(step(addDays(day, 1), count), -1) : step(day, count)
  while (from > inSight.from) from = step(from, -1)
  while (to < inSight.to) to = further(to, 1)
  // Whoever scrolls goes on: more than one step at once is fetched, so that the grid is not counted anew at each.
  if (from !== shown.from) from = step(from, -STEPS_AHEAD[axis.level])
  if (to !== shown.to) to = further(to, STEPS_AHEAD[axis.level])
  const isSame = from === shown.from && to === shown.to
  return isSame || daysBetween(from, to) >= longestDays ? shown : { from, to }
}
