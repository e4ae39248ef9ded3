import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

const SMALLEST = 0.3
const LARGEST = 1.5
/** The zoom at first is no smaller than can be read. */
const READABLE = 0.7
const STEP = 1.2
/** The margin around the content, in pixels of the screen. */
const EDGE = 24

const within = (scale: number, least: number, most: number) => Math.min(most, Math.max(least, scale))

interface Zoom {
  readonly scale: number
  readonly zoomIn: () => void
  readonly zoomOut: () => void
  /** Zooms to the size of the frame, with the middle of the top in sight. */
  readonly fit: () => void
}

interface View {
  readonly scale: number
  /** The point of the content that stays in place, and where in the frame it is. */
  readonly held?: { readonly x: number; readonly y: number; readonly left: number; readonly top: number }
}

/** The zoom of a frame's content: by buttons, and by Ctrl with the wheel around the pointer. */
export function useZoom(frame: RefObject<HTMLElement | null>, content: { width: number; height: number }): Zoom {
  const [{ scale, held }, setView] = useState<View>({ scale: 1 })
  const isShown = content.width > 0

  const zoomTo = (next: number, at?: { x: number; y: number }) => {
    const element = frame.current
    if (!element) return
    const { x, y } = at ?? { x: element.clientWidth / 2, y: element.clientHeight / 2 }
    const point = { x: (element.scrollLeft + x - EDGE) / scale, y: (element.scrollTop + y - EDGE) / scale }
    setView({ scale: within(next, SMALLEST, LARGEST), held: { ...point, left: x, top: y } })
  }
  const fitAtLeast = (least: number) => {
    const element = frame.current
    if (!element || element.clientWidth === 0) return
    const [width, height] = [element.clientWidth - 2 * EDGE, element.clientHeight - 2 * EDGE]
    setView({
      scale: within(Math.min(width / content.width, height / content.height), least, 1),
      held: { x: content.width / 2, y: 0, left: element.clientWidth / 2, top: EDGE },
    })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when there is something to show.
  useLayoutEffect(() => fitAtLeast(READABLE), [isShown])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each view, after it is drawn.
  useLayoutEffect(() => {
    const element = frame.current
    if (!element || !held) return
    element.scrollLeft = held.x * scale + EDGE - held.left
    element.scrollTop = held.y * scale + EDGE - held.top
  }, [held])

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
