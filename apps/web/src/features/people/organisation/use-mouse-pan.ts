import { type PointerEvent, type RefObject, useRef } from 'react'

/** The background of a frame is dragged with the mouse; a finger scrolls by itself. */
export function useMousePan(frame: RefObject<HTMLElement | null>) {
  const from = useRef<{ x: number; y: number }>(undefined)
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const isOnSomething = event.target instanceof Element && event.target.closest('a, button')
      if (event.pointerType !== 'mouse' || event.button !== 0 || isOnSomething) return
      from.current = { x: event.clientX, y: event.clientY }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!from.current || !frame.current) return
      frame.current.scrollLeft -= event.clientX - from.current.x
      frame.current.scrollTop -= event.clientY - from.current.y
      from.current = { x: event.clientX, y: event.clientY }
    },
    onPointerUp: () => {
      from.current = undefined
    },
  }
}
