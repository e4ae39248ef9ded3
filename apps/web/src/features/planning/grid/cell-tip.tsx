import { VisuallyHidden } from '@mantine/core'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { GridPlace } from './grid-place'
import classes from './planner.module.css'

interface CellTipProps {
  readonly scroller: RefObject<HTMLElement | null>
  /** What has the keyboard, and knows where it stands. */
  readonly grid: RefObject<HTMLElement | null>
  readonly wordsAt: (place: GridPlace) => string
  /** Where the keyboard stands. */
  readonly place: GridPlace
  /** Something else is open, and is not to be covered. */
  readonly isQuiet: boolean
}

const REST_MS = 450
const CELL = /^planner-cell-(\d+)-(\d+)$/
const WIDTH = 340

interface Tip {
  readonly words: string
  readonly left: number
  readonly top: number
}

function tipAt(cell: Element, words: string): Tip | undefined {
  const { left, bottom } = cell.getBoundingClientRect()
  return words ? { words, left: Math.min(left, innerWidth - WIDTH), top: bottom + 4 } : undefined
}

/** Explains the figure of a cell: to the pointer or the keyboard that rests on it, and to whoever hears where they stand. */
export function CellTip({ scroller, grid, wordsAt, place, isQuiet }: CellTipProps) {
  const [tip, setTip] = useState<Tip>()
  const latest = useRef(wordsAt)
  latest.current = wordsAt
  useEffect(() => {
    const [element, keyed] = [scroller.current, grid.current]
    if (!element || !keyed || isQuiet) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const leave = () => {
      clearTimeout(timer)
      setTip(undefined)
    }
    const rest = (cell: Element | null) => {
      leave()
      const [, row, column] = (cell && CELL.exec(cell.id)) || []
      if (!cell || row === undefined) return
      timer = setTimeout(
        () => setTip(tipAt(cell, latest.current({ row: Number(row), column: Number(column) }))),
        REST_MS,
      )
    }
    const enter = ({ target }: Event) => rest(target instanceof Element ? target : null)
    /** The cell that a key leads to is active once the key is done. */
    const stand = () => rest(document.getElementById(keyed.getAttribute('aria-activedescendant') ?? ''))
    const events = ['pointerdown', 'scroll', 'pointerleave', 'keydown', 'focusout']
    element.addEventListener('pointerover', enter)
    keyed.addEventListener('keyup', stand)
    for (const name of events) element.addEventListener(name, leave, { passive: true })
    return () => {
      leave()
      element.removeEventListener('pointerover', enter)
      keyed.removeEventListener('keyup', stand)
      for (const name of events) element.removeEventListener(name, leave)
    }
  }, [scroller, grid, isQuiet])
  return (
    <>
      <VisuallyHidden aria-live="polite">{wordsAt(place)}</VisuallyHidden>
      {tip && (
        <div className={classes.tip} style={{ left: tip.left, top: tip.top }} aria-hidden>
          {tip.words}
        </div>
      )}
    </>
  )
}
