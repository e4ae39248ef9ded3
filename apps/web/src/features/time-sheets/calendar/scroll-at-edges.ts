/** How near to an edge the pointer has to be for the calendar to scroll, and by how much at a time. */
const EDGE = 40
const STEP = 10

/** The sizes of the heads and the hours, which lie over the days. */
export interface Covered {
  readonly top: number
  readonly left: number
}

/** Scrolls when the pointer is near an edge; returns whether it did. */
export function scrollAtEdges(scroller: HTMLElement, at: { x: number; y: number }, covered: Covered): boolean {
  const { top, bottom, left, right } = scroller.getBoundingClientRect()
  const before = [scroller.scrollLeft, scroller.scrollTop]
  const along = (place: number, start: number, end: number) =>
    place > end - EDGE ? STEP : place < start + EDGE ? -STEP : 0
  scroller.scrollBy(along(at.x, left + covered.left, right), along(at.y, top + covered.top, bottom))
  return scroller.scrollLeft !== before[0] || scroller.scrollTop !== before[1]
}
