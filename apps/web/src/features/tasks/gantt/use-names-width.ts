import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { keepCookie, readCookie } from '../../../api/cookies'

const ONE_YEAR_IN_SECONDS = 31_536_000
const KEY_STEP = 24

export interface WidthLimits {
  readonly least: number
  readonly usual: number
  readonly most: number
}

const widthWithin = ({ least, most }: WidthLimits, width: number): number =>
  Math.round(Math.max(least, Math.min(most, width)))

/** The width of the names beside the bars, dragged at its edge or changed by arrows, and kept in a cookie. */
export function useNamesWidth(cookie: string, limits: WidthLimits) {
  const [dragged, setDragged] = useState<{ readonly cookie: string; readonly width: number }>()
  const held = useRef<{ readonly x: number; readonly width: number } | undefined>(undefined)
  const kept = dragged?.cookie === cookie ? dragged.width : Number(readCookie(document, cookie))
  const width = widthWithin(limits, kept || limits.usual)

  const show = (next: number) => setDragged({ cookie, width: widthWithin(limits, next) })
  const keep = (next: number) => {
    show(next)
    keepCookie(document, cookie, String(widthWithin(limits, next)), ONE_YEAR_IN_SECONDS)
  }
  const letGo = () => {
    if (held.current) keep(width)
    held.current = undefined
  }
  const edge = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      held.current = { x: event.clientX, width }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (held.current) show(held.current.width + event.clientX - held.current.x)
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onDoubleClick: () => keep(limits.usual),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
      event.preventDefault()
      keep(width + (event.key === 'ArrowRight' ? KEY_STEP : -KEY_STEP))
    },
  }
  return { width, edge }
}

export type NamesEdge = ReturnType<typeof useNamesWidth>['edge']
