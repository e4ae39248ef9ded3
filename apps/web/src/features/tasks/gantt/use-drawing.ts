import { addDays, type Day } from '@praxis/domain/calendar/day'
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useState } from 'react'
import type { TaskDates } from './task-dates'
import { dayAt, type TimeAxis } from './time-axis'

interface DrawingOptions {
  readonly axis: TimeAxis
  readonly today: Day
  readonly onDraw: (dates: TaskDates) => void
}

/** The length of a bar that Enter puts: a working week. */
const USUAL_DAYS = 5

const dayUnder = (axis: TimeAxis, event: PointerEvent<HTMLElement>): Day =>
  dayAt(axis, event.clientX - event.currentTarget.getBoundingClientRect().left)

/** Lets one draw a bar into an empty lane from its first day to its last; Enter puts one at today. */
export function useDrawing({ axis, today, onDraw }: DrawingOptions) {
  const [drawn, setDrawn] = useState<{ readonly from: Day; readonly to: Day }>()
  const dates = drawn && {
    startDate: drawn.from < drawn.to ? drawn.from : drawn.to,
    endDate: drawn.from < drawn.to ? drawn.to : drawn.from,
  }
  return {
    drawn: dates,
    laneProps: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return
        if (event.pointerType === 'touch' && !event.currentTarget.matches(':focus')) return
        event.currentTarget.setPointerCapture(event.pointerId)
        const day = dayUnder(axis, event)
        setDrawn({ from: day, to: day })
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (!drawn) return
        const to = dayUnder(axis, event)
        if (to !== drawn.to) setDrawn({ ...drawn, to })
      },
      onPointerUp: () => {
        setDrawn(undefined)
        // A mere click draws nothing.
        if (dates && dates.startDate !== dates.endDate) onDraw(dates)
      },
      onPointerCancel: () => setDrawn(undefined),
      onClick: (event: MouseEvent<HTMLElement>) => event.currentTarget.focus({ preventScroll: true }),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key === 'Escape' && drawn) {
          event.stopPropagation()
          setDrawn(undefined)
        }
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        onDraw({ startDate: today, endDate: addDays(today, USUAL_DAYS - 1) })
      },
    },
  }
}
