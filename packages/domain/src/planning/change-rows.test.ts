import { fc, test } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { type ChangedRow, changesDropped, changeToRedo, changeToUndo, isAsLeft, reversed } from './change-rows'

const row = { id: 'a', startDate: '2026-07-06', secondsPerDay: 3600, percentage: null, version: 3, updatedBy: 'x' }

it.each([
  ['a row that only moved on', { ...row, version: 9, updatedAt: 'now', updatedBy: 'y', updated_at: 1 }, row, true],
  ['columns in another order', Object.fromEntries(Object.entries(row).reverse()), row, true],
  ['another amount', { ...row, secondsPerDay: 7200 }, row, false],
  ['another column', { ...row, note: '' }, row, false],
  ['nothing where something was left', null, row, false],
  ['something where nothing was left', row, null, false],
  ['nothing where nothing was left', null, null, true],
  ['lists and objects with the same in them', { of: [1, { a: null }] }, { of: [1, { a: null }] }, true],
  ['lists with something else in them', { of: [1, { a: 1 }] }, { of: [1, { a: null }] }, false],
  ['a longer list', { of: [1, 2] }, { of: [1] }, false],
])('compares %s', (_, current, expected, isSame) => {
  expect(isAsLeft(current, expected)).toBe(isSame)
})

it('reverses what was made, changed and deleted, the last first', () => {
  const change = [
    { id: 'a', before: null, after: row },
    { id: 'b', before: row, after: null },
  ]
  expect(reversed(change)).toEqual([
    { id: 'b', before: null, after: row },
    { id: 'a', before: row, after: null },
  ])
  expect(reversed(reversed(change))).toEqual(change)
})

const changes = (...undone: boolean[]) => undone.map((isUndone, number) => ({ number, isUndone }))

it.each([
  ['nothing was changed', changes(), undefined, undefined, 0],
  ['nothing was undone', changes(false, false), 1, undefined, 0],
  ['one was undone', changes(false, false, true), 1, 2, 1],
  ['two were undone, the one undone last is made again', changes(false, true, true), 0, 1, 2],
  ['all were undone', changes(true, true), undefined, 0, 2],
])('knows what undo, redo and a new change take when %s', (_, some, undo, redo, dropped) => {
  expect(changeToUndo(some)?.number).toBe(undo)
  expect(changeToRedo(some)?.number).toBe(redo)
  expect(changesDropped(some)).toHaveLength(dropped)
})

type Rows = Record<string, ChangedRow['after']>
const someStep = fc.record({
  does: fc.constantFrom('change', 'change', 'change', 'undo', 'redo'),
  rows: fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.option(fc.record({ seconds: fc.nat(5) })), {
    minKeys: 1,
  }),
})

const applied = (rows: Rows, change: readonly ChangedRow[]): Rows => {
  if (!change.every(({ id, before }) => isAsLeft(rows[id] ?? null, before)))
    throw new Error('A row is not as it was left')
  return { ...rows, ...Object.fromEntries(change.map(({ id, after }) => [id, after])) }
}

test.prop([fc.array(someStep, { minLength: 100, maxLength: 100 })], { numRuns: 30 })(
  'undone to the end, any hundred changes leave the rows exactly as they were, and made again as they became',
  (steps) => {
    const start: Rows = { a: { seconds: 9 }, b: null, c: { seconds: 8 }, d: null }
    let rows = start
    let stack: { isUndone: boolean; change: ChangedRow[] }[] = []
    const undo = () => {
      const last = changeToUndo(stack)
      if (!last) return false
      rows = applied(rows, reversed(last.change))
      last.isUndone = true
      return true
    }
    const redo = () => {
      const next = changeToRedo(stack)
      if (!next) return false
      rows = applied(rows, next.change)
      next.isUndone = false
      return true
    }
    for (const { does, rows: after } of steps) {
      if (does === 'undo') undo()
      else if (does === 'redo') redo()
      else {
        const before = rows
        const change = Object.entries(after).map(([id, left]) => ({ id, before: before[id] ?? null, after: left }))
        const dropped = changesDropped(stack)
        stack = [...stack.filter((one) => !dropped.includes(one)), { isUndone: false, change }]
        rows = applied(rows, change)
      }
    }
    while (redo());
    const end = rows
    while (undo());
    expect(rows).toEqual(start)
    while (redo());
    expect(rows).toEqual(end)
  },
)
