import type { TimeSheetSubmission } from '@praxis/contract/time-sheet-shapes'
import type { Day } from '@praxis/domain/calendar/day'
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type Drag, type DraggedTime, type DragKind, draggedTime, type Place } from './dragged-time'

interface CalendarDragOptions {
  readonly days: readonly Day[]
  readonly timeZone: string
  readonly hourHeight: number
  readonly scroller: RefObject<HTMLElement | null>
  readonly onCreate: (time: DraggedTime) => void
  readonly onChange: (submission: TimeSheetSubmission, time: DraggedTime) => void
}

interface Held extends Drag {
  readonly submission?: TimeSheetSubmission
  /** Where the pointer went down, to tell a drag from a press. */
  readonly x: number
  readonly y: number
  readonly hasMoved: boolean
}

/** What moves less than this is a press. */
const PRESS_PIXELS = 4
/** A finger that rests this long takes hold; before, it scrolls. */
const LONG_PRESS_MS = 350
const FINGER_PIXELS = 8
const EDGE = 40
const EDGE_STEP = 14

/** The column a pointer is over, or the nearest one. */
function placeAt(scroller: HTMLElement, x: number, y: number, hourHeight: number): Place {
  const columns = [...scroller.querySelectorAll<HTMLElement>('[data-calendar-day]')]
  const index = columns.findIndex((column) => x < column.getBoundingClientRect().right)
  const dayIndex = index === -1 ? columns.length - 1 : index
  const top = columns[dayIndex]?.getBoundingClientRect().top ?? 0
  return { dayIndex, seconds: ((y - top) / hourHeight) * 3600 }
}

function scrollAtEdge(scroller: HTMLElement, y: number): void {
  const { top, bottom } = scroller.getBoundingClientRect()
  if (y > bottom - EDGE) scroller.scrollTop += EDGE_STEP
  else if (y < top + EDGE * 3) scroller.scrollTop -= EDGE_STEP
}

/** Makes, moves and resizes times by mouse or finger; what it comes to is told when it is let go. */
export function useCalendarDrag(options: CalendarDragOptions) {
  const { days, timeZone, hourHeight, scroller, onCreate, onChange } = options
  const [held, setHeld] = useState<Held>()
  const pressing = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const finger = useRef<{ x: number; y: number } | undefined>(undefined)
  const wasDragged = useRef(false)
  const isHeld = held !== undefined

  const letGo = () => {
    clearTimeout(pressing.current)
    finger.current = undefined
    setHeld(undefined)
  }

  useEffect(() => () => clearTimeout(pressing.current), [])
  useEffect(() => {
    if (!isHeld) return
    const element = scroller.current
    // Once something is held, the finger moves it and not the page.
    const stay = (event: TouchEvent) => event.preventDefault()
    const giveUp = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      wasDragged.current = true
      setHeld(undefined)
    }
    element?.addEventListener('touchmove', stay, { passive: false })
    document.addEventListener('keydown', giveUp, true)
    return () => {
      element?.removeEventListener('touchmove', stay)
      document.removeEventListener('keydown', giveUp, true)
    }
  }, [isHeld, scroller])

  const take = (target: Element, pointerId: number, x: number, y: number, kind: DragKind, of?: TimeSheetSubmission) => {
    if (!scroller.current) return
    const place = placeAt(scroller.current, x, y, hourHeight)
    const span = of?.to ? { from: new Date(of.from), to: new Date(of.to) } : undefined
    if (target.isConnected) target.setPointerCapture(pointerId)
    wasDragged.current = false
    setHeld({ kind, span, submission: of, held: place, at: place, x, y, hasMoved: false })
  }

  /** On a column, or on one of its times. */
  const down = (event: PointerEvent<HTMLElement>, kind: DragKind, of?: TimeSheetSubmission) => {
    if (event.button !== 0 || held) return
    event.stopPropagation()
    const { currentTarget: target, pointerId, clientX: x, clientY: y, pointerType } = event
    if (pointerType !== 'touch') return take(target, pointerId, x, y, kind, of)
    finger.current = { x, y }
    wasDragged.current = false
    pressing.current = setTimeout(() => take(target, pointerId, x, y, kind, of), LONG_PRESS_MS)
  }

  const move = (event: PointerEvent<HTMLElement>) => {
    const { clientX: x, clientY: y } = event
    if (finger.current && !held && Math.hypot(x - finger.current.x, y - finger.current.y) > FINGER_PIXELS)
      return letGo()
    if (!held || !scroller.current) return
    const hasMoved = held.hasMoved || Math.hypot(x - held.x, y - held.y) > PRESS_PIXELS
    if (!hasMoved) return
    scrollAtEdge(scroller.current, y)
    setHeld({ ...held, hasMoved, at: placeAt(scroller.current, x, y, hourHeight) })
  }

  const up = () => {
    const dragged = held
    letGo()
    if (!dragged?.hasMoved) return
    wasDragged.current = true
    const time = draggedTime(dragged, days, timeZone)
    if (!dragged.submission) return onCreate(time)
    const { from, to } = dragged.submission
    const isSame = from === time.from.toISOString() && to === time.to.toISOString()
    if (!isSame) onChange(dragged.submission, time)
  }

  return {
    /** As it would be if it were let go now. */
    dragged: held?.hasMoved ? { submission: held.submission, time: draggedTime(held, days, timeZone) } : undefined,
    down,
    pointerProps: { onPointerMove: move, onPointerUp: up, onPointerCancel: letGo },
    /** Whether the click that follows belongs to a drag, and opens nothing. */
    takeClick: (): boolean => {
      const isOver = wasDragged.current
      wasDragged.current = false
      return isOver
    },
    placeAt: (x: number, y: number) => scroller.current && placeAt(scroller.current, x, y, hourHeight),
  }
}
