import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { type Grip, gripAt } from '../../../ui/drag/grip-at'
import { rescheduled, type TaskDates } from './task-dates'

interface BarDragOptions {
  readonly dates: TaskDates
  readonly dayWidth: number
  readonly onReschedule: (dates: TaskDates) => void
}

interface Draft {
  readonly grip: Grip
  readonly days: number
}

const areSame = (one: TaskDates, other: TaskDates): boolean =>
  one.startDate === other.startDate && one.endDate === other.endDate

/** An arrow key pressed again within this time is part of the same move. */
const KEYS_PAUSE_MS = 600
/** Dragging this close to the edge brings more of the chart into sight. */
const EDGE = 32
const EDGE_STEP = 24

/** How close to an end of the bar a press takes hold of that end. */
const GRIP_WIDTH = 9

const scrollerOf = (element: Element): HTMLElement | null => element.closest<HTMLElement>('[data-gantt-scroller]')

function scrollAtEdge(scroller: HTMLElement, clientX: number): void {
  const { right } = scroller.getBoundingClientRect()
  if (clientX > right - EDGE) scroller.scrollLeft += EDGE_STEP
}

/** Moves a bar or one of its ends by mouse, finger or arrow keys; the new dates are reported when it is let go. */
export function useBarDrag({ dates, dayWidth, onReschedule }: BarDragOptions) {
  const [draft, setDraft] = useState<Draft>()
  const held = useRef<{ readonly x: number; readonly scrollLeft: number } | undefined>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  /** The dates at which the bar was let go, until they come back as props: otherwise it would jump back in between. */
  const [put, setPut] = useState<{ readonly from: TaskDates; readonly to: TaskDates }>()
  if (put && !areSame(put.from, dates)) setPut(undefined)
  const resting = put && areSame(put.from, dates) ? put.to : dates
  const datesOf = (moved: Draft | undefined) => (moved ? rescheduled(resting, moved.grip, moved.days) : resting)

  const letGo = (last = draft) => {
    const to = datesOf(last)
    clearTimeout(timer.current)
    held.current = undefined
    setDraft(undefined)
    if (areSame(to, resting)) return
    setPut({ from: dates, to })
    onReschedule(to)
  }
  const giveUp = () => {
    clearTimeout(timer.current)
    held.current = undefined
    setDraft(undefined)
  }

  const latestLetGo = useRef(letGo)
  latestLetGo.current = letGo
  useEffect(() => () => clearTimeout(timer.current), [])

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    // A finger scrolls the chart; only a bar that was tapped before is moved by it.
    if (event.pointerType === 'touch' && !event.currentTarget.matches(':focus')) return
    event.currentTarget.setPointerCapture(event.pointerId)
    held.current = { x: event.clientX, scrollLeft: scrollerOf(event.currentTarget)?.scrollLeft ?? 0 }
    setDraft({ grip: gripAt(event.currentTarget, event.clientX, GRIP_WIDTH), days: 0 })
  }
  const draftAt = ({ currentTarget, clientX }: PointerEvent<HTMLElement>): Draft | undefined => {
    const scroller = scrollerOf(currentTarget)
    if (!held.current || !draft || !scroller) return undefined
    const moved = clientX - held.current.x + scroller.scrollLeft - held.current.scrollLeft
    return { ...draft, days: Math.round(moved / dayWidth) }
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const scroller = scrollerOf(event.currentTarget)
    if (held.current && scroller) scrollAtEdge(scroller, event.clientX)
    const next = draftAt(event)
    if (next && next.days !== draft?.days) setDraft(next)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && draft) {
      event.stopPropagation()
      return giveUp()
    }
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    // Alt with an arrow would make the browser leave the page.
    event.preventDefault()
    const grip = event.shiftKey ? 'end' : 'move'
    const before = draft?.grip === grip ? draft.days : 0
    setDraft({ grip, days: before + (event.key === 'ArrowLeft' ? -1 : 1) })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latestLetGo.current(), KEYS_PAUSE_MS)
  }

  return {
    /** The dates as they would be if the bar were let go now. */
    shown: datesOf(draft),
    isMoving: draft !== undefined && draft.days !== 0,
    barProps: {
      onPointerDown,
      onPointerMove,
      // The last move may not be rendered yet.
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        if (held.current) letGo(draftAt(event))
      },
      onPointerCancel: giveUp,
      // Not every browser focuses a button when it is tapped.
      onClick: (event: MouseEvent<HTMLElement>) => event.currentTarget.focus({ preventScroll: true }),
      onKeyDown,
      onBlur: () => {
        if (draft) letGo()
      },
    },
  }
}
