import type { Day } from '@praxis/domain/calendar/day'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'

export interface CellPlace {
  readonly row: string
  readonly day: Day
}

export interface EditedCell extends CellPlace {
  /** The text with which the person began to type. */
  readonly text?: string
}

export interface GridKeys {
  readonly isActive: (place: CellPlace) => boolean
  readonly edited: EditedCell | undefined
  readonly edit: (place: EditedCell) => void
  /** Closes the cell; the keyboard stays, or goes on. */
  readonly leave: (to: 'stay' | 'down' | 'right') => void
  /** Closes the cell; the keyboard is elsewhere already. */
  readonly drop: () => void
  readonly goTo: (place: CellPlace) => void
  readonly onFocus: (place: CellPlace) => void
  /** Handles arrow keys, Home and End; returns whether the key was one of them. */
  readonly onKeyDown: (event: KeyboardEvent, place: CellPlace) => boolean
}

const STEPS: Readonly<Record<string, readonly [rows: number, days: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -7],
  End: [0, 7],
}

const isSame = (one: CellPlace | undefined, other: CellPlace) => one?.row === other.row && one.day === other.day

/** The keyboard in a grid of cells: one cell is the tab stop, arrows go from one to the next. */
export function useGridKeys(
  table: RefObject<HTMLElement | null>,
  rows: readonly string[],
  days: readonly Day[],
  today: Day,
): GridKeys {
  const [active, setActive] = useState<CellPlace>()
  const [edited, setEdited] = useState<EditedCell>()
  const isToFocus = useRef(false)

  useEffect(() => {
    if (!isToFocus.current || !active || edited) return
    isToFocus.current = false
    const cells = table.current?.querySelectorAll<HTMLElement>('[data-grid-cell]') ?? []
    const cell = [...cells].find(({ dataset }) => dataset.row === active.row && dataset.day === active.day)
    cell?.focus()
  })

  const goTo = (place: CellPlace) => {
    isToFocus.current = true
    setActive(place)
    setEdited(undefined)
  }
  const stepFrom = (place: CellPlace, down: number, on: number): CellPlace => {
    const row = Math.min(Math.max(rows.indexOf(place.row) + down, 0), rows.length - 1)
    const day = Math.min(Math.max(days.indexOf(place.day) + on, 0), days.length - 1)
    return { row: rows[row] ?? place.row, day: days[day] ?? place.day }
  }
  const firstStop = { row: rows[0] ?? '', day: days.includes(today) ? today : (days[0] ?? '') }
  const stop = active && rows.includes(active.row) && days.includes(active.day) ? active : firstStop

  return {
    isActive: (place) => isSame(stop, place),
    edited,
    edit: (place) => {
      setActive({ row: place.row, day: place.day })
      setEdited(place)
    },
    leave: (to) => {
      if (!edited) return
      goTo(stepFrom(edited, to === 'down' ? 1 : 0, to === 'right' ? 1 : 0))
    },
    drop: () => setEdited(undefined),
    goTo,
    onFocus: (place) => {
      if (!isSame(active, place)) setActive(place)
    },
    onKeyDown: (event, place) => {
      const step = STEPS[event.key]
      if (!step || event.altKey || event.ctrlKey || event.metaKey) return false
      event.preventDefault()
      goTo(stepFrom(place, step[0], step[1]))
      return true
    },
  }
}
