import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { planAxis } from '../model/plan-axis'
import { rowsOf } from '../model/plan-row'
import { FROM, samplePage, TO } from '../testing/sample-planning'
import { usePlannerKeys } from './use-planner-keys'

const rows = rowsOf(samplePage([{ place: 1, name: 'Priya Nair' }]))
const options = (from: string) => ({
  axis: planAxis('week', { from, to: TO }),
  rows,
  expanded: new Set<string>(),
  shown: { from, to: TO },
  today: FROM,
  canEdit: true,
  rowsAPage: 10,
  reveal: vi.fn(),
  actions: {
    open: vi.fn(),
    openRange: vi.fn(),
    toggle: vi.fn(),
    nudge: vi.fn(),
    remove: vi.fn(),
    removeChosen: vi.fn(),
    copy: vi.fn(),
    undo: vi.fn(),
    redo: vi.fn(),
  },
})

it('stands on the same day, with the same days marked, when earlier days are added', () => {
  const { result, rerender } = renderHook((given: ReturnType<typeof options>) => usePlannerKeys(given), {
    initialProps: options(FROM),
  })
  const dayAt = (column: number | undefined, { axis }: ReturnType<typeof options>) => axis.columns[column ?? -1]?.day
  const before = options(FROM)
  const column = before.axis.columns.findIndex(({ day }) => day === '2026-11-16')
  act(() => {
    result.current.setAt({ row: 0, column })
    result.current.setMarked({ from: { row: 0, column }, to: { row: 0, column: column + 1 } })
  })
  const after = options('2026-08-03')
  rerender(after)
  expect(result.current.place.column).not.toBe(column)
  expect(dayAt(result.current.place.column, after)).toBe('2026-11-16')
  expect(dayAt(result.current.marked?.from.column, after)).toBe('2026-11-16')
  expect(dayAt(result.current.marked?.to.column, after)).toBe('2026-11-23')
})
