import type { DateRange } from '@praxis/domain/calendar/date-range'
import type { Day } from '@praxis/domain/calendar/day'
import { type PointerEvent, useRef, useState } from 'react'
import { dayAtPlace } from './calendar-window'

const inOrder = (one: Day, other: Day): DateRange =>
  one <= other ? { from: one, to: other } : { from: other, to: one }

/** Chooses days of a row by pressing one and dragging to another. */
export function useRangeDrag(
  window: DateRange,
  onChosen: ((range: DateRange, place: HTMLElement) => void) | undefined,
) {
  const [dragged, setDragged] = useState<DateRange>()
  const first = useRef<Day | undefined>(undefined)

  const dayOf = ({ currentTarget, clientX }: PointerEvent<HTMLElement>): Day => {
    const { left, width } = currentTarget.getBoundingClientRect()
    return dayAtPlace(window, width === 0 ? 0 : (clientX - left) / width)
  }
  const end = () => {
    first.current = undefined
    setDragged(undefined)
  }
  return {
    dragged,
    trackProps: onChosen && {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const isOnBar = event.target instanceof Element && event.target.closest('[data-time]') !== null
        if (event.button !== 0 || isOnBar) return
        first.current = dayOf(event)
        setDragged({ from: first.current, to: first.current })
        event.currentTarget.setPointerCapture?.(event.pointerId)
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (first.current !== undefined) setDragged(inOrder(first.current, dayOf(event)))
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        if (first.current === undefined) return
        const chosen = event.currentTarget.querySelector<HTMLElement>('[data-chosen]')
        onChosen(inOrder(first.current, dayOf(event)), chosen ?? event.currentTarget)
        end()
      },
      onPointerCancel: end,
    },
  }
}
