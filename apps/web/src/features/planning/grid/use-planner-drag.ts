import type { Day } from '@praxis/domain/calendar/day'
import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { scrollNearEdges } from '../../../ui/drag/scroll-near-edges'
import { type Grip, inOtherRow, movedDays } from '../model/moved-booking'
import { columnAt, columnOf, type PlanAxis, xOf } from '../model/plan-axis'
import type { BookingInRow, PlanRow } from '../model/plan-row'
import { type RowLayout, rowAt } from '../model/row-layout'
import type { GridPlace, Rectangle } from './grid-place'

/** A bar on its way. */
export interface BarDrag {
  readonly before: BookingInRow
  readonly after: BookingInRow
  readonly grip: Grip
  readonly days: number
  readonly isCopy: boolean
  readonly fromRow: number
  readonly toRow: number
  /** The pointer, beside which the change is told. */
  readonly at: { readonly x: number; readonly y: number }
}

interface DragOptions {
  readonly scroller: RefObject<HTMLDivElement | null>
  /** What has the keyboard. */
  readonly grid: RefObject<HTMLDivElement | null>
  readonly axis: PlanAxis
  readonly layout: RowLayout
  readonly rows: readonly (PlanRow | undefined)[]
  readonly canEdit: boolean
  readonly namesWidth: number
  readonly headHeight: number
  readonly onPress: (place: GridPlace) => void
  readonly onOpen: (place: GridPlace) => void
  readonly onSelect: (chosen: Rectangle | undefined) => void
  readonly onRange: (chosen: Rectangle) => void
  readonly onDrop: (drag: BarDrag) => void
}

interface Held {
  readonly x: number
  readonly y: number
  readonly scrollLeft: number
  /** Where the axis began: days that are added before it while something is held push everything to the right. */
  readonly axisFrom: Day
  readonly bar: { readonly each: BookingInRow; readonly grip: Grip } | undefined
  readonly place: GridPlace
}

const GRIP_WIDTH = 9
const SHORTEST_WITH_GRIPS = 3 * GRIP_WIDTH
/** A press that moves less than this is a click. */
const STRAY_PX = 4
const DAYS_OF_WEEK = 7

function gripAt(bar: Element, clientX: number): Grip {
  const { left, right, width } = bar.getBoundingClientRect()
  if (width < SHORTEST_WITH_GRIPS) return 'move'
  if (clientX - left < GRIP_WIDTH) return 'start'
  return right - clientX < GRIP_WIDTH ? 'end' : 'move'
}

const barAt = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-bar]') : null

/** Draws days to book, marks rectangles, and moves bars and their ends, all by one pointer. */
export function usePlannerDrag(options: DragOptions) {
  const { scroller, grid, axis, layout, rows, canEdit, namesWidth, headHeight } = options
  const [drag, setDrag] = useState<BarDrag>()
  const held = useRef<Held | undefined>(undefined)
  const isDragging = useRef(false)
  const hasDragged = useRef(false)

  const placeAt = (clientX: number, clientY: number): GridPlace | undefined => {
    const element = scroller.current
    if (!element) return undefined
    const { left, top } = element.getBoundingClientRect()
    const x = clientX - left - namesWidth
    const y = clientY - top - headHeight
    const row = rowAt(layout, y + element.scrollTop)
    return { row, column: x < 0 ? -1 : columnAt(axis, x + element.scrollLeft) }
  }
  const pressedPlace = ({ place, axisFrom }: Held): GridPlace => ({
    ...place,
    column: place.column + columnOf(axis, axisFrom),
  })
  const giveUp = () => {
    held.current = undefined
    isDragging.current = false
    setDrag(undefined)
    options.onSelect(undefined)
  }
  const latestGiveUp = useRef(giveUp)
  latestGiveUp.current = giveUp
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isDragging.current) return
      event.preventDefault()
      event.stopPropagation()
      hasDragged.current = true
      latestGiveUp.current()
    }
    addEventListener('keydown', onKeyDown, true)
    return () => removeEventListener('keydown', onKeyDown, true)
  }, [])

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    hasDragged.current = false
    // A finger scrolls; bars and cells are opened by a tap, and moved in what opens.
    if (event.button !== 0 || event.pointerType === 'touch') return
    const element = scroller.current
    const place = placeAt(event.clientX, event.clientY)
    if (!element || !place || place.column < 0 || event.clientY < element.getBoundingClientRect().top + headHeight)
      return
    const bar = barAt(event.target)
    const each = bar && rows[place.row]?.bookings?.find(({ booking }) => booking.id === bar.dataset.bar)
    held.current = {
      x: event.clientX,
      y: event.clientY,
      scrollLeft: element.scrollLeft,
      axisFrom: axis.from,
      bar: bar && each ? { each, grip: gripAt(bar, event.clientX) } : undefined,
      place,
    }
  }

  const dragAt = (event: PointerEvent<HTMLElement>, held: Held): BarDrag | undefined => {
    const { bar, place: from, x, scrollLeft } = held
    const element = scroller.current
    const place = placeAt(event.clientX, event.clientY)
    if (!bar || !element || !place) return undefined
    const { each, grip } = bar
    const moved = event.clientX - x + element.scrollLeft - scrollLeft - xOf(axis, held.axisFrom)
    const unit = event.shiftKey ? DAYS_OF_WEEK : 1
    const days = Math.round(moved / axis.dayWidth / unit) * unit
    const target = rows[place.row]
    const toRow = grip === 'move' && target ? place.row : from.row
    const placed = toRow === from.row || !target ? each : inOtherRow(each, target)
    return {
      before: each,
      after: { ...placed, booking: movedDays(each.booking, grip, days) },
      grip,
      days,
      isCopy: event.altKey && grip === 'move',
      fromRow: from.row,
      toRow,
      at: { x: event.clientX, y: event.clientY },
    }
  }

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const from = held.current
    if (!from) return
    if (!isDragging.current) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < STRAY_PX) return
      if (from.bar && !canEdit) return
      isDragging.current = true
      hasDragged.current = true
      scroller.current?.setPointerCapture(event.pointerId)
    }
    scrollNearEdges({ x: event.clientX, y: event.clientY })
    if (from.bar) return setDrag(dragAt(event, from))
    const place = placeAt(event.clientX, event.clientY)
    if (place) options.onSelect({ from: pressedPlace(from), to: { ...place, column: Math.max(0, place.column) } })
  }

  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const from = held.current
    held.current = undefined
    if (!from || !isDragging.current) return
    isDragging.current = false
    setDrag(undefined)
    const moved = dragAt(event, from)
    if (moved) {
      if (moved.days !== 0 || moved.toRow !== moved.fromRow) options.onDrop(moved)
      return
    }
    const place = placeAt(event.clientX, event.clientY)
    if (place) options.onRange({ from: pressedPlace(from), to: { ...place, column: Math.max(0, place.column) } })
  }

  return {
    drag,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: giveUp,
      // The keyboard stays with the grid, also when a bar is pressed.
      onMouseDown: (event: MouseEvent<HTMLElement>) => {
        if (barAt(event.target) === null) return
        event.preventDefault()
        grid.current?.focus({ preventScroll: true })
      },
      onClick: (event: MouseEvent<HTMLElement>) => {
        const place = placeAt(event.clientX, event.clientY)
        if (hasDragged.current || !place || place.column < 0) return
        const bookingID = barAt(event.target)?.dataset.bar
        if (bookingID === undefined) options.onPress(place)
        else options.onOpen({ ...place, bookingID })
      },
      onDoubleClick: (event: MouseEvent<HTMLElement>) => {
        const place = placeAt(event.clientX, event.clientY)
        if (place && place.column >= 0 && barAt(event.target) === null) options.onOpen(place)
      },
    },
  }
}

/** How far a bar went, in words: 'moved 7 days later', 'ends 2 days earlier'. */
export function dragWords({ grip, days, isCopy, fromRow, toRow, after }: BarDrag): string {
  const count = Math.abs(days) === 1 ? '1 day' : `${Math.abs(days)} days`
  const by = days === 0 ? '' : `${count} ${days > 0 ? 'later' : 'earlier'}`
  if (grip !== 'move') return by === '' ? 'as long as before' : `${grip === 'start' ? 'starts' : 'ends'} ${by}`
  const to = toRow === fromRow ? '' : `to ${after.filledBy}`
  return [isCopy ? 'copied' : 'moved', to, by].filter(Boolean).join(' ')
}
