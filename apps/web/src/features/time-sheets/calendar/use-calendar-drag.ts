import type { TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'
import type { Day } from '@praxis/domain/calendar/day'
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type Drag, type DraggedTime, type DragKind, draggedTime, type Place } from './dragged-time'
import { scrollAtEdges } from './scroll-at-edges'

interface CalendarDragOptions {
  readonly days: readonly Day[]
  readonly timeZone: string
  readonly hourHeight: number
  /** The width of the column of hours, which covers the days. */
  readonly gutterWidth: number
  readonly scroller: RefObject<HTMLElement | null>
  readonly onCreate: (time: DraggedTime) => void
  readonly onChange: (submission: TimeSheetSubmission, time: DraggedTime) => void
}

interface Held extends Drag {
  readonly submission?: TimeSheetSubmission
  readonly isByFinger: boolean
  /** Where the pointer went down, to tell a drag from a press. */
  readonly x: number
  readonly y: number
  readonly hasMoved: boolean
}

/** A finger from touching to letting go; its touches come to the element it began on, even when that is gone. */
interface Finger {
  readonly x: number
  readonly y: number
  readonly end: () => void
}

/** A pointer that moves less than this presses. */
const PRESS_PIXELS = 4
/** A finger that rests this long takes hold; before that it scrolls. */
const LONG_PRESS_MS = 350
const FINGER_PIXELS = 8

/** The place in the column that a pointer is over, or the nearest one. */
function placeAt(scroller: HTMLElement, x: number, y: number, hourHeight: number): Place {
  const columns = [...scroller.querySelectorAll<HTMLElement>('[data-calendar-day]')]
  const index = columns.findIndex((column) => x < column.getBoundingClientRect().right)
  const dayIndex = index === -1 ? columns.length - 1 : index
  const top = columns[dayIndex]?.getBoundingClientRect().top ?? 0
  return { dayIndex, seconds: ((y - top) / hourHeight) * 3600 }
}

const headHeightOf = (scroller: HTMLElement): number => scroller.firstElementChild?.clientHeight ?? 0

/** Makes, moves and resizes times by mouse or finger; the result is reported when the pointer is let go. */
export function useCalendarDrag(options: CalendarDragOptions) {
  const { days, timeZone, hourHeight, gutterWidth, scroller, onCreate, onChange } = options
  const [held, setHeld] = useState<Held>()
  const finger = useRef<Finger | undefined>(undefined)
  const pointer = useRef({ x: 0, y: 0 })
  const wasDragged = useRef(false)
  const isHeld = held !== undefined
  const isMoving = held?.hasMoved ?? false

  const letGo = () => {
    finger.current?.end()
    finger.current = undefined
    setHeld(undefined)
  }

  useEffect(() => {
    const element = scroller.current
    // The listener is there from the start: added once a finger is down, it could not keep the page from scrolling.
    const keepsScrollingStoppable = () => {}
    element?.addEventListener('touchmove', keepsScrollingStoppable, { passive: false })
    return () => {
      element?.removeEventListener('touchmove', keepsScrollingStoppable)
      finger.current?.end()
    }
  }, [scroller])
  useEffect(() => {
    if (!isHeld) return
    const giveUp = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      wasDragged.current = true
      setHeld(undefined)
    }
    document.addEventListener('keydown', giveUp, true)
    return () => document.removeEventListener('keydown', giveUp, true)
  }, [isHeld])
  // A time held at an edge scrolls the calendar on.
  useEffect(() => {
    if (!isMoving) return
    let frame = 0
    const step = () => {
      frame = requestAnimationFrame(step)
      const element = scroller.current
      const { x, y } = pointer.current
      if (!element || !scrollAtEdges(element, { x, y }, { top: headHeightOf(element), left: gutterWidth })) return
      setHeld((now) => now && { ...now, at: placeAt(element, x, y, hourHeight) })
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [isMoving, scroller, hourHeight, gutterWidth])

  const take = (x: number, y: number, kind: DragKind, isByFinger: boolean, of?: TimeSheetSubmission) => {
    if (!scroller.current) return
    const place = placeAt(scroller.current, x, y, hourHeight)
    const span = of?.to ? { from: new Date(of.from), to: new Date(of.to) } : undefined
    wasDragged.current = false
    setHeld({ kind, span, submission: of, isByFinger, held: place, at: place, x, y, hasMoved: false })
  }

  /** Waits for the finger to rest; from then on it moves the time, and not the page. */
  const rest = (touched: EventTarget, pointerId: number, x: number, y: number, lift: () => void) => {
    const stop = new AbortController()
    let isLifted = false
    const timer = setTimeout(() => {
      isLifted = true
      navigator.vibrate?.(10)
      // A time moved to another day is rendered anew there, so the pointer is captured by the calendar, which stays.
      scroller.current?.setPointerCapture(pointerId)
      lift()
    }, LONG_PRESS_MS)
    const stay = (event: Event) => {
      if (isLifted && event.cancelable) event.preventDefault()
    }
    const { signal } = stop
    touched.addEventListener('touchmove', stay, { passive: false, signal })
    // A long press would also open a menu, or select text.
    addEventListener('contextmenu', (event) => event.preventDefault(), { capture: true, signal })
    const end = () => {
      clearTimeout(timer)
      stop.abort()
    }
    finger.current = { x, y, end }
  }

  /** The pointer goes down on a column, or on one of its times. */
  const down = (event: PointerEvent<HTMLElement>, kind: DragKind, of?: TimeSheetSubmission) => {
    if (event.button !== 0 || held) return
    event.stopPropagation()
    const { currentTarget, target, pointerId, clientX: x, clientY: y, pointerType, isPrimary } = event
    pointer.current = { x, y }
    if (pointerType !== 'touch') {
      currentTarget.setPointerCapture(pointerId)
      return take(x, y, kind, false, of)
    }
    finger.current?.end()
    wasDragged.current = false
    // Two fingers are no drag.
    if (isPrimary) rest(target, pointerId, x, y, () => take(x, y, kind, true, of))
  }

  const movedTo = (from: Held, x: number, y: number): Held => {
    const hasMoved = from.hasMoved || Math.hypot(x - from.x, y - from.y) > PRESS_PIXELS
    if (!hasMoved || !scroller.current) return from
    return { ...from, hasMoved, at: placeAt(scroller.current, x, y, hourHeight) }
  }

  const move = (event: PointerEvent<HTMLElement>) => {
    const { clientX: x, clientY: y } = event
    if (finger.current && !held && Math.hypot(x - finger.current.x, y - finger.current.y) > FINGER_PIXELS)
      return letGo()
    if (!held) return
    pointer.current = { x, y }
    const next = movedTo(held, x, y)
    if (next.hasMoved) setHeld(next)
  }

  const up = ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
    // The last move may not be rendered yet.
    const dragged = held && movedTo(held, clientX, clientY)
    letGo()
    if (!dragged?.hasMoved) return
    wasDragged.current = true
    const time = draggedTime(dragged, days, timeZone)
    if (!dragged.submission) return onCreate(time)
    const { from, to } = dragged.submission
    const isSame = from === time.from.toISOString() && to === time.to.toISOString()
    if (!isSame) onChange(dragged.submission, time)
  }

  // A finger gets a sign that it has taken hold; a mouse only presses until it moves.
  const isShown = held && (held.hasMoved || held.isByFinger)
  return {
    /** The time as it would be if it were let go now. */
    dragged: isShown ? { submission: held.submission, time: draggedTime(held, days, timeZone) } : undefined,
    down,
    /** Handlers for the calendar as a whole, since a drag crosses its columns. */
    pointerProps: { onPointerMove: move, onPointerUp: up, onPointerCancel: letGo },
    /** Whether the next click belongs to a drag, and opens nothing. */
    takeClick: (): boolean => {
      const isOver = wasDragged.current
      wasDragged.current = false
      return isOver
    },
    placeAt: (x: number, y: number) => scroller.current && placeAt(scroller.current, x, y, hourHeight),
  }
}
