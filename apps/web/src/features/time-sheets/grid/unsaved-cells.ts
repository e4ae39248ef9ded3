import type { Day } from '@praxis/domain/calendar/day'
import { useStoredState } from '../../../ui/drafts/use-stored-state'
import { rowKeyOf } from '../row-key'
import type { RowSubject } from './grid-rows'
import type { CellPlace } from './use-grid-keys'

/** The texts of a cell, as they are typed. */
export interface CellText {
  readonly text: string
  readonly comment: string
  /** Undefined while it was not chosen. */
  readonly isCharged?: boolean | undefined
}

export interface UnsavedCell extends CellText {
  readonly subject: RowSubject
  readonly day: Day
  /** When the entry that the text was typed over was last changed; undefined where there was none. */
  readonly over?: string | undefined
}

type Cells = Readonly<Record<string, UnsavedCell>>

const keyOf = ({ row, day }: CellPlace) => `${row} ${day}`

/** The cells of a week that were typed in and are not saved yet. */
export function useUnsavedCells(from: Day) {
  const { value: cells = {}, set, notice } = useStoredState<Cells>(`time/week/${from}`)
  return {
    subjects: Object.values(cells).map(({ subject }) => subject),
    of: (place: CellPlace): UnsavedCell | undefined => cells[keyOf(place)],
    keep: (cell: UnsavedCell) =>
      set((current) => ({ ...current, [keyOf({ row: rowKeyOf(cell.subject), day: cell.day })]: cell })),
    forget: (place: CellPlace) =>
      set((current) => {
        const { [keyOf(place)]: _, ...others } = current ?? {}
        return Object.keys(others).length === 0 ? undefined : others
      }),
    notice,
  }
}

export type UnsavedCells = ReturnType<typeof useUnsavedCells>
