import { type RefObject, useEffect, useState } from 'react'

export interface Viewport {
  readonly top: number
  readonly left: number
  readonly width: number
  readonly height: number
}

interface Steps {
  readonly vertical: number
  readonly horizontal: number
}

const toStep = (value: number, step: number): number => Math.floor(Math.max(0, value) / step) * step

/** The part of a scrolled element that is in sight, in steps: scrolling within one renders nothing. */
export function useViewport(element: RefObject<HTMLElement | null>, { vertical, horizontal }: Steps): Viewport {
  const [viewport, setViewport] = useState<Viewport>({ top: 0, left: 0, width: 1200, height: 800 })
  useEffect(() => {
    const scroller = element.current
    if (!scroller) return
    const read = () =>
      setViewport((before) => {
        const after = {
          top: toStep(scroller.scrollTop, vertical),
          left: toStep(scroller.scrollLeft, horizontal),
          width: scroller.clientWidth,
          height: scroller.clientHeight,
        }
        const isSame = (Object.keys(after) as (keyof Viewport)[]).every((name) => after[name] === before[name])
        return isSame ? before : after
      })
    read()
    const sized = new ResizeObserver(read)
    sized.observe(scroller)
    scroller.addEventListener('scroll', read, { passive: true })
    return () => {
      sized.disconnect()
      scroller.removeEventListener('scroll', read)
    }
  }, [element, vertical, horizontal])
  return viewport
}
