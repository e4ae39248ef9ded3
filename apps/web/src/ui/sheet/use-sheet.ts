import { type ClipboardEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { showError } from '../feedback/snackbar'
import { isComposing } from '../keys/is-composing'
import { cellsOfText, plainNumbers, textOfCells } from './pasted-cells'
import {
  filledRight,
  isSamePlace,
  pasted,
  placesIn,
  rangeOf,
  type SheetChange,
  type SheetPlace,
  type SheetRange,
} from './sheet-range'

interface SheetOptions extends SheetRange {
  readonly numberAt: (place: SheetPlace) => number
  /** A value as text to edit and to copy. */
  readonly textOf: (value: number, column: string) => string
  /** Reads a typed or pasted text; undefined when it means no value. */
  readonly read: (text: string, column: string) => number | undefined
  /** What the text has to be, for whoever typed something else: 'an amount'. */
  readonly noun: string | ((column: string) => string)
  readonly isReadOnly: boolean
  /** Columns hold different things, so that nothing is filled from one into the next. */
  readonly columnsDiffer?: boolean
  readonly onChange: (changes: readonly SheetChange[]) => void
}

export interface Sheet {
  readonly table: RefObject<HTMLTableElement | null>
  readonly isReadOnly: boolean
  /** The cell that was gone to last. */
  readonly active: SheetPlace | undefined
  readonly edited: (SheetPlace & { readonly text: string }) | undefined
  readonly problem: string | undefined
  readonly isTabStop: (place: SheetPlace) => boolean
  readonly isMarked: (place: SheetPlace) => boolean
  /** Whether the corner that fills the cells to the right is at this cell. */
  readonly isFillCorner: (place: SheetPlace) => boolean
  readonly goTo: (place: SheetPlace, extend?: boolean) => void
  /** The keyboard came to a cell by other ways than ours. */
  readonly onFocus: (place: SheetPlace) => void
  readonly edit: (place: SheetPlace, text?: string) => void
  readonly type: (text: string) => void
  /** Takes what was typed, then goes on or leaves the sheet; false when it cannot be read. */
  readonly commit: (to: Going) => boolean
  readonly cancel: () => void
  readonly fillTo: (column: string) => void
  readonly onKeyDown: (event: KeyboardEvent, place: SheetPlace) => void
  readonly onCopy: (event: ClipboardEvent) => void
  readonly onPaste: (event: ClipboardEvent) => void
}

export type Going = 'down' | 'up' | 'right' | 'left' | 'stay' | 'away'

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -Infinity],
  End: [0, Infinity],
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
}

const BEGINS_NUMBER = /^[\d.,]$/

const stepped = (keys: readonly string[], from: string, by: number): string =>
  keys[Math.min(Math.max(keys.indexOf(from) + by, 0), keys.length - 1)] ?? from

/** The keyboard and the clipboard in a table of numbers, as in a spreadsheet; one cell is the tab stop. */
export function useSheet(options: SheetOptions): Sheet {
  const { rows, columns, numberAt, textOf, read, noun, isReadOnly, columnsDiffer = false, onChange } = options
  const all: SheetRange = { rows, columns }
  const table = useRef<HTMLTableElement>(null)
  const [active, setActive] = useState<SheetPlace>()
  const [anchor, setAnchor] = useState<SheetPlace>()
  const [edited, setEdited] = useState<Sheet['edited']>()
  const [problem, setProblem] = useState<string>()
  const isToFocus = useRef(false)

  const exists = (place: SheetPlace | undefined): place is SheetPlace =>
    place !== undefined && rows.includes(place.row) && columns.includes(place.column)
  const stop = exists(active) ? active : { row: rows[0] ?? '', column: columns[0] ?? '' }
  const marked = rangeOf(all, exists(anchor) ? anchor : stop, stop)

  useEffect(() => {
    if (!isToFocus.current || edited) return
    isToFocus.current = false
    const cells = table.current?.querySelectorAll<HTMLElement>('[data-sheet-cell]') ?? []
    const cell = [...cells].find(({ dataset }) => dataset.row === stop.row && dataset.column === stop.column)
    cell?.focus()
  })

  const goTo = (place: SheetPlace, extend = false) => {
    isToFocus.current = true
    setActive(place)
    if (!extend) setAnchor(place)
  }
  const from = (place: SheetPlace, key: string): SheetPlace => {
    const [down = 0, on = 0] = STEPS[key] ?? []
    return { row: stepped(rows, place.row, down), column: stepped(columns, place.column, on) }
  }
  const change = (changes: readonly SheetChange[]) => {
    const real = changes.filter((each) => numberAt(each) !== each.value)
    if (!isReadOnly && real.length > 0) onChange(real)
  }
  const close = () => {
    setEdited(undefined)
    setProblem(undefined)
  }
  const nounOf = (column: string) => (typeof noun === 'string' ? noun : noun(column))
  const refuse = (text: string, column: string) => `“${text.trim()}” isn’t ${nounOf(column)}`

  const commit = (to: Going): boolean => {
    if (!edited) return true
    const value = edited.text.trim() === '' ? 0 : read(edited.text, edited.column)
    if (value === undefined && to !== 'away') {
      setProblem(refuse(edited.text, edited.column))
      return false
    }
    close()
    if (value === undefined) showError(refuse(edited.text, edited.column))
    else change([{ row: edited.row, column: edited.column, value }])
    if (to !== 'away') goTo(from(edited, to))
    return value !== undefined
  }
  const edit = (place: SheetPlace, text = textOf(numberAt(place), place.column)) => {
    if (isReadOnly) return
    setActive(place)
    setAnchor(place)
    setProblem(undefined)
    setEdited({ ...place, text })
  }
  const fillTo = (column: string) => change(filledRight(all, marked, column, numberAt))

  const onKeyDown = (event: KeyboardEvent, place: SheetPlace) => {
    if (isComposing(event)) return
    const isMod = event.ctrlKey || event.metaKey
    const act = (action: () => void) => {
      event.preventDefault()
      action()
    }
    if (event.key in STEPS && !isMod && !event.altKey) return act(() => goTo(from(place, event.key), event.shiftKey))
    if (isReadOnly) return
    if (isMod && !columnsDiffer && (event.key === 'd' || event.key === 'D')) {
      const last = marked.columns.length > 1 ? marked.columns.at(-1) : columns.at(-1)
      return act(() => fillTo(last ?? place.column))
    }
    if (isMod || event.altKey) return
    if (BEGINS_NUMBER.test(event.key)) act(() => edit(place, event.key))
    else if (event.key === 'F2' || event.key === 'Enter') act(() => edit(place))
    else if (event.key === 'Delete' || event.key === 'Backspace')
      act(() => change(placesIn(marked).map((each) => ({ ...each, value: 0 }))))
    // A letter is a mistyped number here, and would otherwise be heard as a shortcut of the page.
    else if (event.key.length === 1) event.preventDefault()
  }

  const onCopy = (event: ClipboardEvent) => {
    if (edited) return
    event.preventDefault()
    const cells = marked.rows.map((row) => marked.columns.map((column) => textOf(numberAt({ row, column }), column)))
    event.clipboardData.setData('text/plain', textOfCells(cells))
  }
  const onPaste = (event: ClipboardEvent) => {
    if (edited || isReadOnly) return
    event.preventDefault()
    const block = plainNumbers(cellsOfText(event.clipboardData.getData('text/plain')))
    const texts = block.map((row) => row.map((text) => text ?? null))
    const into = pasted(all, marked, texts).map(({ value: text, ...place }) => ({
      ...place,
      value: text === null ? undefined : read(text, place.column),
    }))
    change(into.flatMap(({ value, ...place }) => (value === undefined ? [] : [{ ...place, value }])))
    const unread = into.filter(({ value }) => value === undefined)
    const [first] = unread
    if (first)
      showError(
        `${unread.length === 1 ? 'One cell' : `${unread.length} cells`} left as before: not ${nounOf(first.column)}`,
      )
  }

  return {
    table,
    isReadOnly,
    active: exists(active) ? active : undefined,
    edited,
    problem,
    isTabStop: (place) => isSamePlace(stop, place),
    isMarked: ({ row, column }) =>
      anchor !== undefined &&
      placesIn(marked).length > 1 &&
      marked.rows.includes(row) &&
      marked.columns.includes(column),
    isFillCorner: (place) =>
      !isReadOnly &&
      !columnsDiffer &&
      active !== undefined &&
      place.row === marked.rows.at(-1) &&
      place.column === marked.columns.at(-1),
    goTo,
    onFocus: (place) => {
      if (isSamePlace(active, place)) return
      setActive(place)
      setAnchor(place)
    },
    edit,
    type: (text) => {
      setEdited((current) => current && { ...current, text })
      setProblem(undefined)
    },
    commit,
    cancel: () => {
      close()
      if (edited) goTo(edited)
    },
    fillTo,
    onKeyDown,
    onCopy,
    onPaste,
  }
}
