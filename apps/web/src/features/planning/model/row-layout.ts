export const ROW_HEIGHT = 42
export const LANE_HEIGHT = 30
const LANES_PADDING = 6
export const SECTION_HEIGHT = 32

/** Where each row is, from top to bottom: closed rows and those not fetched yet are all as high as each other. */
export interface RowLayout {
  readonly tops: readonly number[]
  readonly heights: readonly number[]
  readonly height: number
  /** The row that the section of unnamed roles begins with. */
  readonly firstUnnamed: number | undefined
}

export const heightWithLanes = (lanes: number): number =>
  ROW_HEIGHT + (lanes === 0 ? 0 : lanes * LANE_HEIGHT + LANES_PADDING)

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
