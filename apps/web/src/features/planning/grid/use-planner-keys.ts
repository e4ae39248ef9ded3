import { addMonths, daysBetween } from '@praxis/domain/calendar/day'
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import { isComposing } from '../../../ui/keys/is-composing'
import { isBeingMade } from '../model/booking-edits'
import { barWords } from '../model/booking-words'
import { inLanes } from '../model/lanes'
import type { Grip } from '../model/moved-booking'
import { columnOf, type PlanAxis } from '../model/plan-axis'
import type { BookingInRow, PlanRow } from '../model/plan-row'
import { type GridToMoveIn, movedPlace } from './grid-moves'
import { boundsOf, type GridPlace, type Rectangle } from './grid-place'

/** What the keys of the grid do with bookings. */
export interface KeyActions {
  readonly open: (place: GridPlace) => void
  readonly openRange: (chosen: Rectangle) => void
  readonly toggle: (row: PlanRow) => void
  readonly nudge: (each: BookingInRow, grip: Grip, days: number) => void
  readonly remove: (bookings: readonly BookingInRow[]) => void
  readonly removeChosen: (chosen: Rectangle) => void
  readonly copy: (bookings: readonly BookingInRow[], offsetDays: number, row: PlanRow | undefined) => void
  readonly undo: () => void
  readonly redo: () => void
}

interface KeyOptions extends Pick<GridToMoveIn, 'rowsAPage'> {
  readonly axis: PlanAxis
  readonly rows: readonly (PlanRow | undefined)[]
  readonly expanded: ReadonlySet<string>
  readonly shown: { readonly from: string; readonly to: string }
  readonly today: string
  readonly canEdit: boolean
  readonly reveal: (place: GridPlace) => void
  readonly actions: KeyActions
}

/** What was copied last; it can be pasted on another page of planning too. */
let copied: readonly BookingInRow[] = []

/** A place by its day: days that are added before it move its column. */
interface DayPlace extends Pick<GridPlace, 'row' | 'bookingID'> {
  /** Undefined for the name of the row. */
  readonly day: string | undefined
}

interface DayRectangle extends Pick<Rectangle, 'isTyped'> {
  readonly from: DayPlace
  readonly to: DayPlace
}

const isOn = ({ from, to }: PlanAxis, day: string): boolean => day >= from && day <= to

const byDay = ({ columns }: PlanAxis, { row, column, bookingID }: GridPlace): DayPlace => ({
  row,
  day: columns[column]?.day,
  bookingID,
})

const byColumn = (axis: PlanAxis, { row, day, bookingID }: DayPlace): GridPlace => ({
  row,
  column: day === undefined ? -1 : columnOf(axis, day),
  bookingID,
})

/** The place that the keyboard stands on and the cells that are marked. */
export function usePlannerKeys(options: KeyOptions) {
  const { axis, rows, expanded, shown, today, canEdit, reveal, actions } = options
  const [at, setAtDay] = useState<DayPlace>()
  const [markedDays, setMarkedDays] = useState<DayRectangle>()
  const setAt = (next: GridPlace) => setAtDay(byDay(axis, next))
  const setMarked = (next: Rectangle | undefined) =>
    setMarkedDays(next && { ...next, from: byDay(axis, next.from), to: byDay(axis, next.to) })
  const marked = markedDays && {
    ...markedDays,
    from: byColumn(axis, markedDays.from),
    to: byColumn(axis, markedDays.to),
  }
  const firstColumn = today >= shown.from && today <= shown.to ? columnOf(axis, today) : columnOf(axis, shown.from)
  const barsIn = (index: number) => {
    const row = rows[index]
    const placed = row?.bookings && expanded.has(row.id) ? inLanes(row.bookings, shown) : []
    return placed.filter((each) => !isBeingMade(each))
  }
  const isThere = at !== undefined && at.row < rows.length && (at.day === undefined || isOn(axis, at.day))
  const place: GridPlace = isThere ? byColumn(axis, at) : { row: 0, column: firstColumn }
  const row = rows[place.row]
  const onBar = row?.bookings?.find(({ booking }) => booking.id === place.bookingID)
  const grid: GridToMoveIn = {
    axis,
    rowCount: rows.length,
    barsIn,
    rowsAPage: options.rowsAPage,
    edges: { first: columnOf(axis, shown.from), last: columnOf(axis, shown.to) },
  }

  const goTo = (next: GridPlace) => {
    setAt(next)
    reveal(next)
  }
  /** Marks cells from where the keyboard stands to where it goes. */
  const mark = (key: string, isFar: boolean) => {
    const to = movedPlace({ ...grid, barsIn: () => [] }, { row: place.row, column: place.column }, key, isFar)
    if (!to) return
    setMarked({ from: marked?.from ?? place, to, isTyped: true })
    goTo(to)
  }
  /** A bar by a day, or its end: what dragging does. */
  const nudge = (key: string, isEnd: boolean) => {
    const days = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0
    if (!onBar || days === 0 || !canEdit) return
    actions.nudge(onBar, isEnd ? 'end' : 'move', days)
  }
  const duplicate = () => {
    if (!onBar || !canEdit) return
    const { startDate } = onBar.booking
    const days =
      axis.level === 'month' ? daysBetween(startDate, addMonths(startDate, 1)) : axis.level === 'week' ? 7 : 1
    actions.copy([onBar], days, undefined)
  }
  const remove = () => {
    if (!canEdit) return
    if (marked) actions.removeChosen(marked)
    else if (onBar) {
      setAt({ row: place.row, column: place.column })
      actions.remove([onBar])
    }
  }
  const open = () => {
    if (place.column < 0) return row && actions.toggle(row)
    if (marked && boundsOf(marked).firstRow === boundsOf(marked).lastRow) return actions.openRange(marked)
    return actions.open(place)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isComposing(event) || event.target !== event.currentTarget) return
    const { key, shiftKey, altKey } = event
    const isMod = event.ctrlKey || event.metaKey
    const act = (action: () => void) => {
      event.preventDefault()
      action()
    }
    const letter = key.toLowerCase()
    if (isMod && letter === 'z') return act(shiftKey ? actions.redo : actions.undo)
    if (isMod && letter === 'y') return act(actions.redo)
    if (isMod && letter === 'd') return act(duplicate)
    if (altKey && key.startsWith('Arrow')) return act(() => nudge(key, shiftKey))
    if (shiftKey && (key.startsWith('Arrow') || key === 'Home' || key === 'End')) return act(() => mark(key, isMod))
    const next = movedPlace(grid, place, key, isMod)
    if (next)
      return act(() => {
        setMarked(undefined)
        goTo(next)
      })
    if (isMod || altKey) return undefined
    if (key === ' ') return act(() => row && actions.toggle(row))
    if (key === 'Enter') return act(open)
    if (key === 'Delete' || key === 'Backspace') return act(remove)
    if (key === 'Escape' && marked) return act(() => setMarked(undefined))
    return undefined
  }

  const chosen = (): readonly BookingInRow[] => {
    if (!marked) return onBar ? [onBar] : []
    const { firstRow, lastRow, firstColumn: first, lastColumn } = boundsOf(marked)
    const [from, to] = [axis.columns[first]?.day ?? '', axis.columns[lastColumn]?.last ?? '']
    return rows
      .slice(firstRow, lastRow + 1)
      .flatMap((each) => each?.bookings ?? [])
      .filter((each) => !isBeingMade(each) && each.booking.startDate <= to && each.booking.endDate >= from)
  }
  const onCopy = (event: ClipboardEvent) => {
    const bookings = chosen()
    if (bookings.length === 0) return
    event.preventDefault()
    copied = bookings
    event.clipboardData.setData('text/plain', bookings.map(barWords).join('\n'))
  }
  const onPaste = (event: ClipboardEvent) => {
    const day = axis.columns[place.column]?.day
    const [first] = copied.map(({ booking }) => booking.startDate).toSorted()
    if (!canEdit || !day || first === undefined) return
    event.preventDefault()
    actions.copy(copied, daysBetween(first, day), row)
  }

  return { place, marked, setMarked, goTo, setAt, handlers: { onKeyDown, onCopy, onPaste } }
}
