import { expect, it } from 'vitest'
import { filledRight, pasted, rangeOf } from './sheet-range'

const all = { rows: ['a', 'b', 'c'], columns: ['1', '2', '3'] }
const at = (row: string, column: string) => ({ row, column })

it('marks from one corner to the other, also backwards', () => {
  expect(rangeOf(all, at('b', '3'), at('a', '2'))).toEqual({ rows: ['a', 'b'], columns: ['2', '3'] })
})

it('fills each marked row with its own first cell', () => {
  const values: Record<string, number> = { a: 5, b: 7 }
  expect(filledRight(all, { rows: ['a', 'b'], columns: ['2'] }, '3', ({ row }) => values[row] ?? 0)).toEqual([
    { ...at('a', '3'), value: 5 },
    { ...at('b', '3'), value: 7 },
  ])
})

it('pastes a block at the first marked cell and leaves out what would stand beyond the sheet', () => {
  expect(
    pasted(all, { rows: ['c'], columns: ['2'] }, [
      [1, 2, 3],
      [4, 5, 6],
    ]),
  ).toEqual([
    { ...at('c', '2'), value: 1 },
    { ...at('c', '3'), value: 2 },
  ])
})

it('pastes one value into every marked cell', () => {
  expect(pasted(all, { rows: ['a', 'b'], columns: ['1'] }, [[9]])).toEqual([
    { ...at('a', '1'), value: 9 },
    { ...at('b', '1'), value: 9 },
  ])
})
