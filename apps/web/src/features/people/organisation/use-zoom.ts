import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

const SMALLEST = 0.3
const LARGEST = 1.5
/** At first nothing is drawn smaller than can be read. */
const READABLE = 0.7
const STEP = 1.2

const within = (scale: number, least: number, most: number) => Math.min(most, Math.max(least, scale))

interface Zoom {
  readonly scale: number
  readonly zoomIn: () => void
  readonly zoomOut: () => void
  /** As large as the frame, and the middle of the top in sight. */
  readonly fit: () => void
}

/** How large the content of a frame is drawn: by buttons, and by Ctrl with the wheel around the pointer. */
export function useZoom(frame: RefObject<HTMLElement | null>, content: { width: number; height: number }): Zoom {
  const [scale, setScale] = useState(1)
  /** Where the point that stays in place is to be after the next drawing. */
  const held = useRef<{ x: number; y: number; left: number; top: number }>(undefined)
  const isShown = content.width > 0

  const zoomTo = (next: number, at?: { x: number; y: number }) => {
    const element = frame.current
    if (!element) return
    const { x, y } = at ?? { x: element.clientWidth / 2, y: element.clientHeight / 2 }
    held.current = { x: (element.scrollLeft + x) / scale, y: (element.scrollTop + y) / scale, left: x, top: y }
    setScale(within(next, SMALLEST, LARGEST))
  }
  const fitAtLeast = (least: number) => {
    const element = frame.current
    if (!element || element.clientWidth === 0) return
    const fitting = Math.min(element.clientWidth / content.width, element.clientHeight / content.height)
    held.current = { x: content.width / 2, y: 0, left: element.clientWidth / 2, top: 0 }
    setScale(within(fitting, least, 1))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when there is something to show.
  useLayoutEffect(() => fitAtLeast(READABLE), [isShown])

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each drawing at another size.
  useLayoutEffect(() => {
    const [element, point] = [frame.current, held.current]
    if (!element || !point) return
    held.current = undefined
    element.scrollLeft = point.x * scale - point.left
    element.scrollTop = point.y * scale - point.top
  }, [scale, isShown])

  useEffect(() => {
    const element = frame.current
    if (!element) return
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      const { left, top } = element.getBoundingClientRect()
      zoomTo(scale * STEP ** (-event.deltaY / 100), { x: event.clientX - left, y: event.clientY - top })
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  })

  return {
    scale,
    zoomIn: () => zoomTo(scale * STEP),
    zoomOut: () => zoomTo(scale / STEP),
    fit: () => fitAtLeast(SMALLEST),
  }
}
