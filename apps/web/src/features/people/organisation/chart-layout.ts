import type { TreeRow } from './person-tree'

export const BOX = { width: 216, height: 60 }
/** Gaps between boxes side by side, between levels, and between boxes below each other. */
const BESIDE = 16
const LEVEL = BOX.height + 48
const STACKED = BOX.height + 10
/** The space left of boxes below each other, for the line that they hang on. */
const INDENT = 20
const MOST_STACKED = 8

export interface PlacedBox {
  readonly row: TreeRow
  readonly x: number
  readonly y: number
}

/** A line across or down, from its smaller to its larger end. */
export interface ChartLine {
  readonly x: number
  readonly y: number
  readonly length: number
  readonly isDown: boolean
}

export interface ChartLayout {
  readonly boxes: readonly PlacedBox[]
  readonly lines: readonly ChartLine[]
  readonly width: number
  readonly height: number
}

/** The boxes below somebody, side by side: a block for everybody who leads others, then columns of those who do not. */
interface Block {
  readonly blocks: readonly TreeRow[]
  readonly columns: readonly (readonly TreeRow[])[]
}

const idOf = ({ node }: TreeRow) => node.person.id
const columnWidth = INDENT + BOX.width

function blockOf(rows: readonly TreeRow[]): Block {
  const alone = rows.filter(({ node }) => node.reports.length === 0)
  const columns: TreeRow[][] = []
  for (let at = 0; at < alone.length; at += MOST_STACKED) columns.push(alone.slice(at, at + MOST_STACKED))
  return { blocks: rows.filter(({ node }) => node.reports.length > 0), columns }
}

const widthOf = ({ blocks, columns }: Block, widths: ReadonlyMap<string, number>): number =>
  [...blocks.map((row) => widths.get(idOf(row)) ?? BOX.width), ...columns.map(() => columnWidth)].reduce(
    (sum, width) => sum + width + BESIDE,
    -BESIDE,
  )

const across = (from: number, to: number, y: number): ChartLine => ({
  x: Math.min(from, to),
  y,
  length: Math.abs(to - from),
  isDown: false,
})
const down = (x: number, from: number, to: number): ChartLine => ({ x, y: from, length: to - from, isDown: true })

/**
 * The places of all boxes: reports under the middle of the person they report to. Without recursion, because a chain of
 * reports can be as long as the firm is large: widths from the last row up, places from the first row down.
 */
export function chartLayout(rows: readonly TreeRow[]): ChartLayout {
  const reportsOf = new Map<string | null, TreeRow[]>()
  for (const row of rows) {
    const reports = reportsOf.get(row.parentId)
    if (reports) reports.push(row)
    else reportsOf.set(row.parentId, [row])
  }
  const blockUnder = new Map<string | null, Block>()
  for (const [id, reports] of reportsOf) blockUnder.set(id, blockOf(reports))

  const widths = new Map<string, number>()
  for (const row of [...rows].reverse()) {
    const block = blockUnder.get(idOf(row))
    widths.set(idOf(row), Math.max(BOX.width, block ? widthOf(block, widths) : 0))
  }

  const boxes: PlacedBox[] = []
  const lines: ChartLine[] = []
  let bottom = 0
  const place = (row: TreeRow, x: number, y: number) => {
    boxes.push({ row, x, y })
    bottom = Math.max(bottom, y + BOX.height)
  }
  /** Places everybody of a block, from its left edge; returns where their lines begin. */
  const placeBlock = ({ blocks, columns }: Block, left: number, y: number): number[] => {
    const anchors: number[] = []
    let x = left
    for (const row of blocks) {
      const width = widths.get(idOf(row)) ?? BOX.width
      place(row, x + (width - BOX.width) / 2, y)
      anchors.push(x + width / 2)
      x += width + BESIDE
    }
    for (const column of columns) {
      for (const [index, row] of column.entries()) place(row, x + INDENT, y + index * STACKED)
      anchors.push(x)
      x += columnWidth + BESIDE
    }
    return anchors
  }

  const top = blockUnder.get(null)
  if (!top) return { boxes, lines, width: 0, height: 0 }
  const width = widthOf(top, widths)
  placeBlock(top, 0, 0)
  // The list of boxes grows while it is walked, level after level.
  for (const { row, x, y } of boxes) {
    const block = blockUnder.get(idOf(row))
    if (!block) continue
    const middle = x + BOX.width / 2
    const [under, below] = [y + LEVEL - (LEVEL - BOX.height) / 2, y + LEVEL]
    const anchors = placeBlock(block, middle - widthOf(block, widths) / 2, below)
    lines.push(down(middle, y + BOX.height, under))
    lines.push(across(Math.min(middle, anchors[0] ?? middle), Math.max(middle, anchors.at(-1) ?? middle), under))
    for (const anchor of anchors.slice(0, block.blocks.length)) lines.push(down(anchor, under, below))
    for (const [index, column] of block.columns.entries()) {
      const trunk = anchors[block.blocks.length + index] ?? middle
      const middles = column.map((_, place) => below + place * STACKED + BOX.height / 2)
      lines.push(down(trunk, under, middles.at(-1) ?? below))
      for (const height of middles) lines.push(across(trunk, trunk + INDENT, height))
    }
  }
  return { boxes, lines, width, height: bottom }
}
