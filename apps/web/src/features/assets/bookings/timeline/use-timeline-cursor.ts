import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { TimelineAsset, TimelineRow } from './timeline-rows'
import type { TimelineWindow } from './timeline-window'

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -7, PageDown: 7 }

interface CursorActions {
  /** Brings a row into sight. */
  readonly reveal: (index: number) => void
  /** Shows the weeks before or after. */
  readonly goBeside: (steps: -1 | 1) => void
  readonly enter: (asset: TimelineAsset, dayIndex: number) => void
  readonly book: (asset: TimelineAsset, dayIndex: number) => void
}

/** The day and row that the keyboard stands on: arrows go from day to day and row to row, Enter opens, B books. */
export function useTimelineCursor(
  rows: readonly TimelineRow[],
  window: TimelineWindow,
  firstDayIndex: number,
  actions: CursorActions,
) {
  const [at, setAt] = useState<{ readonly assetID: string; readonly dayIndex: number }>()
  const follows = useRef(false)
  const indexOf = (id: string) => rows.findIndex((row) => row.kind === 'asset' && row.asset.id === id)
  const firstAsset = rows.find((row) => row.kind === 'asset')?.asset.id
  const assetID = at && indexOf(at.assetID) >= 0 ? at.assetID : firstAsset
  const dayIndex = Math.min(at?.dayIndex ?? firstDayIndex, window.days.length - 1)

  useEffect(() => {
    if (!follows.current) return
    follows.current = false
    document.querySelector<HTMLElement>(`[data-cursor="${assetID}"]`)?.focus()
  }, [assetID])

  const latest = useRef({ rows, window, dayIndex, indexOf, actions })
  latest.current = { rows, window, dayIndex, indexOf, actions }

  const onKeyDown = useCallback((event: KeyboardEvent<HTMLElement>, asset: TimelineAsset) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const now = latest.current
    const step = STEPS[event.key]
    if (step !== undefined) {
      const { length } = now.window.days
      const next = now.dayIndex + step
      if (next < 0 || next >= length) now.actions.goBeside(next < 0 ? -1 : 1)
      setAt({ assetID: asset.id, dayIndex: (next + length) % length })
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const by = event.key === 'ArrowDown' ? 1 : -1
      let index = now.indexOf(asset.id) + by
      while (now.rows[index]?.kind === 'category') index += by
      const row = now.rows[index]
      if (row?.kind === 'asset') {
        follows.current = true
        now.actions.reveal(index)
        setAt({ assetID: row.asset.id, dayIndex: now.dayIndex })
      }
    } else if (event.key === 'Enter' || event.key === ' ') now.actions.enter(asset, now.dayIndex)
    else if (event.key === 'b' || event.key === 'B') now.actions.book(asset, now.dayIndex)
    else return
    event.preventDefault()
    event.stopPropagation()
  }, [])
  return { assetID, dayIndex, onKeyDown }
}
