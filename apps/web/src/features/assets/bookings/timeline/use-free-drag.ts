import type { Span } from '@praxis/domain/assets/asset-use'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { dayIndexesOf, freeTimeOn } from './free-days'
import { dayIndexAt, type TimelineWindow } from './timeline-window'

interface Dragged {
  readonly free: Span
  readonly first: number
  readonly last: number
}

/** Chooses days on which an asset is free, by pressing one and dragging to another; it ends where somebody else has it. */
export function useFreeDrag(
  window: TimelineWindow,
  times: readonly Span[],
  onChosen: (free: Span, first: number, last: number) => void,
) {
  const [dragged, setDragged] = useState<Dragged>()
  const began = useRef<{ readonly free: Span; readonly at: number } | undefined>(undefined)

  const end = () => {
    began.current = undefined
    setDragged(undefined)
  }
  useEffect(() => {
    if (!dragged) return
    const stop = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      end()
    }
    document.addEventListener('keydown', stop, true)
    return () => document.removeEventListener('keydown', stop, true)
  })

  const indexOf = ({ currentTarget, clientX }: PointerEvent<HTMLElement>): number => {
    const { left, width } = currentTarget.getBoundingClientRect()
    return dayIndexAt(window, width === 0 ? 0 : (clientX - left) / width)
  }
  const reach = (index: number): Dragged | undefined => {
    if (!began.current) return undefined
    const { free, at } = began.current
    const { first, last } = dayIndexesOf(free, window)
    const to = Math.max(first, Math.min(last, index))
    return { free, first: Math.min(at, to), last: Math.max(at, to) }
  }
  return {
    dragged,
    trackProps:
      times.length > 0
        ? {
            onPointerDown: (event: PointerEvent<HTMLElement>) => {
              const isOnBar = event.target instanceof Element && event.target.closest('[data-use]') !== null
              if (event.button !== 0 || isOnBar) return
              const at = indexOf(event)
              const free = freeTimeOn(times, window, at)
              if (!free) return
              began.current = { free, at }
              setDragged(reach(at))
              event.currentTarget.setPointerCapture?.(event.pointerId)
            },
            onPointerMove: (event: PointerEvent<HTMLElement>) => {
              if (began.current) setDragged(reach(indexOf(event)))
            },
            onPointerUp: (event: PointerEvent<HTMLElement>) => {
              const chosen = reach(indexOf(event))
              if (chosen) onChosen(chosen.free, chosen.first, chosen.last)
              end()
            },
            // A finger that scrolls the page takes the pointer away.
            onPointerCancel: end,
          }
        : undefined,
  }
}
