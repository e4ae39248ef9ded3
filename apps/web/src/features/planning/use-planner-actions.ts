import type { DateRange } from '@praxis/domain/calendar/date-range'
import { useMemo, useRef } from 'react'
import { messageOf } from '../../ui/feedback/message-of'
import { showError } from '../../ui/feedback/snackbar'
import { boundsOf, elementIdOf, type GridPlace, type Rectangle } from './grid/grid-place'
import type { OpenedBooking } from './grid/opened-booking'
import type { GridActions } from './grid/planner-grid'
import { dragWords } from './grid/use-planner-drag'
import { countOfBookings } from './model/booking-words'
import { movedDays } from './model/moved-booking'
import type { PlanAxis } from './model/plan-axis'
import type { BookingInRow, PlanRow } from './model/plan-row'
import {
  changedBooking,
  copiedBookings,
  deletedBookings,
  deletedWithin,
  type PlannedChange,
} from './planning.mutations'
import type { PlanningRows } from './use-planning-rows'

interface ActionOptions {
  readonly planning: Pick<PlanningRows, 'rows' | 'toggle' | 'opened' | 'expanded' | 'canEdit'>
  readonly axis: PlanAxis
  readonly attempt: (change: PlannedChange) => void
  /** What a booking becomes by the changes under way; undefined once it is deleted. */
  readonly newestOf: (each: BookingInRow) => BookingInRow | undefined
  readonly undo: () => void
  readonly redo: () => void
  readonly open: (opened: OpenedBooking, anchor: HTMLElement) => void
  readonly standOn: GridActions['standOn']
}

/** The days from the first of the marked columns to the last. */
export function daysOf(axis: PlanAxis, chosen: Rectangle): DateRange {
  const { firstColumn, lastColumn } = boundsOf(chosen)
  return { from: axis.columns[firstColumn]?.day ?? axis.from, to: axis.columns[lastColumn]?.last ?? axis.to }
}

/** The bookings in the marked cells; rows that are closed are asked for theirs. */
export async function bookingsIn(
  { rows = [], opened }: ActionOptions['planning'],
  axis: PlanAxis,
  chosen: Rectangle,
): Promise<BookingInRow[]> {
  const { firstRow, lastRow } = boundsOf(chosen)
  const { from, to } = daysOf(axis, chosen)
  const marked = rows.slice(firstRow, lastRow + 1).flatMap((row) => row ?? [])
  const all = await Promise.all(marked.map(opened))
  return all
    .flatMap(({ bookings }) => bookings ?? [])
    .filter(({ booking }) => booking.startDate <= to && booking.endDate >= from)
}

const saidOf = ({ filledBy, target }: BookingInRow, what: string): string => `${filledBy}: ${target.name} ${what}`

/** What the grid does when it is dragged, pressed or typed at; the functions stay the same, so that rows do too. */
export function usePlannerActions(options: ActionOptions): GridActions {
  const latest = useRef(options)
  latest.current = options
  return useMemo(() => {
    const rowAt = (index: number): PlanRow | undefined => latest.current.planning.rows?.[index]
    /** A cell, or the name on a bar, which stays in sight however long the bar is. */
    const elementAt = (place: GridPlace): HTMLElement => {
      const element = document.getElementById(elementIdOf(place))
      return element?.querySelector<HTMLElement>('[data-label]') ?? element ?? document.body
    }
    const openNew = (row: PlanRow | undefined, range: DateRange, place: GridPlace) => {
      const { planning, open } = latest.current
      if (planning.canEdit && row) open({ kind: 'new', row, range }, elementAt(place))
    }
    return {
      toggle: (row) => latest.current.planning.toggle(row),
      open: (place) => {
        const row = rowAt(place.row)
        const each = row?.bookings?.find(({ booking }) => booking.id === place.bookingID)
        const day = latest.current.axis.columns[place.column]?.day ?? latest.current.axis.from
        if (each) return latest.current.open({ kind: 'edit', each, row, day }, elementAt(place))
        openNew(row, daysOf(latest.current.axis, { from: place, to: place }), { row: place.row, column: place.column })
      },
      openRange: (chosen) => {
        const { firstRow, firstColumn } = boundsOf(chosen)
        openNew(rowAt(firstRow), daysOf(latest.current.axis, chosen), { row: firstRow, column: firstColumn })
      },
      nudge: (each, grip, days) => {
        // Keys may follow faster than what they change is drawn.
        const before = latest.current.newestOf(each)
        if (!before) return
        const after = { ...before, booking: movedDays(before.booking, grip, days) }
        latest.current.attempt(changedBooking(before, after, saidOf(after, 'moved')))
      },
      remove: (bookings) => {
        const [first] = bookings
        const said =
          first && bookings.length === 1 ? saidOf(first, 'deleted') : `${countOfBookings(bookings.length)} deleted`
        latest.current.attempt(deletedBookings(bookings, said))
      },
      removeChosen: (chosen) => {
        const { planning, axis, attempt } = latest.current
        const { from, to } = daysOf(axis, chosen)
        bookingsIn(planning, axis, chosen).then(
          (bookings) => {
            if (bookings.length > 0)
              attempt(deletedWithin(bookings, from, to, `${countOfBookings(bookings.length)} deleted`))
          },
          (error) => showError(messageOf(error)),
        )
      },
      copy: (bookings, offsetDays, row) =>
        latest.current.attempt(copiedBookings(bookings, offsetDays, row, `${countOfBookings(bookings.length)} copied`)),
      drop: (drag) => {
        const { before, after, isCopy, days, toRow, fromRow } = drag
        const said = saidOf(before, dragWords(drag))
        const { attempt } = latest.current
        if (!isCopy) return attempt(changedBooking(before, after, said))
        return attempt(copiedBookings([before], days, toRow === fromRow ? undefined : rowAt(toRow), said))
      },
      undo: () => latest.current.undo(),
      redo: () => latest.current.redo(),
      standOn: (row, day) => latest.current.standOn(row, day),
    }
  }, [])
}
