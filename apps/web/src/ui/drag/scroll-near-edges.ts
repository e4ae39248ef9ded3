const EDGE_PX = 56
const MOST_PX_A_FRAME = 14

const isScrollable = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll'

/** The speed of scrolling: the nearer to the edge, the quicker; 0 away from it. */
function speedAt(place: number, start: number, end: number): number {
  const before = start + EDGE_PX - place
  const behind = place - (end - EDGE_PX)
  const by = before > 0 ? -before : behind > 0 ? behind : 0
  return Math.max(-1, Math.min(1, by / EDGE_PX)) * MOST_PX_A_FRAME
}

/** Scrolls the element under a point by a little when the point is near its edge; returns whether anything moved. */
export function scrollNearEdges({ x, y }: { readonly x: number; readonly y: number }): boolean {
  let hasMoved = false
  for (let element = document.elementFromPoint(x, y); element; element = element.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(element)
    const { scrollTop, scrollLeft } = element
    const { left, right, top, bottom } = element.getBoundingClientRect()
    if (isScrollable(overflowY)) element.scrollTop += speedAt(y, Math.max(0, top), Math.min(innerHeight, bottom))
    if (isScrollable(overflowX)) element.scrollLeft += speedAt(x, Math.max(0, left), Math.min(innerWidth, right))
    if (element.scrollTop !== scrollTop || element.scrollLeft !== scrollLeft) hasMoved = true
  }
  return hasMoved
}
