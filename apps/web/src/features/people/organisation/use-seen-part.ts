import { type RefObject, useEffect, useState } from 'react'

/** A rectangle in the element's own units. */
export interface SeenPart {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** How far beyond the visible part is drawn, and how far one scrolls until another part is drawn. */
const AROUND = 400

const stepped = (from: number, size: number, scale: number): [number, number] => {
  const start = Math.floor(Math.max(0, -from) / AROUND) * AROUND
  return [(start - AROUND) / scale, (start + size + 2 * AROUND) / scale]
}

/** The part of a large element that is on screen, with a margin, whether the element scrolls or something around it. */
export function useSeenPart(element: RefObject<HTMLElement | null>, scale = 1): SeenPart {
  const [part, setPart] = useState<SeenPart>({ left: -1, top: -1, right: 2 * AROUND, bottom: 2 * AROUND })
  useEffect(() => {
    const look = () => {
      const rect = element.current?.getBoundingClientRect()
      if (!rect) return
      const [left, right] = stepped(rect.left, window.innerWidth, scale)
      const [top, bottom] = stepped(rect.top, window.innerHeight, scale)
      setPart((was) =>
        was.left === left && was.top === top && was.right === right && was.bottom === bottom
          ? was
          : { left, top, right, bottom },
      )
    }
    look()
    document.addEventListener('scroll', look, { capture: true, passive: true })
    window.addEventListener('resize', look)
    return () => {
      document.removeEventListener('scroll', look, { capture: true })
      window.removeEventListener('resize', look)
    }
  }, [element, scale])
  return part
}
