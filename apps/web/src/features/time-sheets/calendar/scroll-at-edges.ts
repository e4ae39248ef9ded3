/** How near to an edge something is held for the calendar to move under it, and by how much at a time. */
const EDGE = 40
const STEP = 10

/** The heads and the hours lie over the days. */
export interface Covered {
  readonly top: number
  readonly left: number
}

/** Says whether it moved. */
export function scrollAtEdges(scroller: HTMLElement, at: { x: number; y: number }, covered: Covered): boolean {
  const { top, bottom, left, right } = scroller.getBoundingClientRect()
  const before = [scroller.scrollLeft, scroller.scrollTop]
  const along = (place: number, start: number, end: number) =>
    place > end - EDGE ? STEP : place < start + EDGE ? -STEP : 0
  scroller.scrollBy(along(at.x, left + covered.left, right), along(at.y, top + covered.top, bottom))
  return scroller.scrollLeft !== before[0] || scroller.scrollTop !== before[1]
}
