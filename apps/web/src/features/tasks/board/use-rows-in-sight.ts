import { useCallback, useLayoutEffect, useMemo, useState } from 'react'
import { rowAt, rowsToDraw, topsOf } from './rows-in-sight'
import type { ScrollPlace } from './use-scroll-place'

/** Rows rendered beyond the edge, so that a scrolled frame need not wait for the next ones. */
const BEYOND_THE_EDGE = 10
/** No rows at all, not even beyond the edge, before the place of the edge is known. */
const NOTHING = { first: 0, last: -1 - BEYOND_THE_EDGE }

/** Which of many rows are rendered while the page scrolls: those in sight, some more, and the focused one. */
export function useRowsInSight(heights: readonly number[], { scroller, offset }: ScrollPlace, keptRow: number) {
  const tops = useMemo(() => topsOf(heights), [heights])
  const [sight, setSight] = useState(NOTHING)

  useLayoutEffect(() => {
    if (!scroller) return
    let height = scroller.clientHeight
    const look = () => {
      const top = scroller.scrollTop - offset
      const next = { first: rowAt(tops, top), last: rowAt(tops, top + height) }
      setSight((current) => (current.first === next.first && current.last === next.last ? current : next))
    }
    look()
    scroller.addEventListener('scroll', look, { passive: true })
    const observer = new ResizeObserver(() => {
      height = scroller.clientHeight
      look()
    })
    observer.observe(scroller)
    return () => {
      scroller.removeEventListener('scroll', look)
      observer.disconnect()
    }
  }, [tops, scroller, offset])

  const reveal = useCallback(
    (row: number) => {
      if (!scroller) return
      const top = (tops[row] ?? 0) + offset
      const bottom = (tops[row + 1] ?? 0) + offset
      if (top < scroller.scrollTop) scroller.scrollTop = top
      else if (bottom > scroller.scrollTop + scroller.clientHeight) scroller.scrollTop = bottom - scroller.clientHeight
    },
    [tops, scroller, offset],
  )

  return {
    tops,
    height: tops.at(-1) ?? 0,
    sight,
    drawn: rowsToDraw(heights.length, sight, BEYOND_THE_EDGE, keptRow),
    /** Scrolls a row into sight, as little as it takes. */
    reveal,
  }
}
