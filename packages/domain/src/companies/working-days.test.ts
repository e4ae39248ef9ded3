import { expect, test } from 'vitest'
import { monthsTouched, workingDaysByMonth } from './working-days'

const mondayToFriday = [2, 3, 4, 5, 6]

test('a month has its weekdays less the bank holidays among them', () => {
  const holidays = new Set(['2026-12-25', '2026-12-28', '2026-12-26'])
  expect(workingDaysByMonth({ from: '2026-11-01', to: '2026-12-31' }, mondayToFriday, holidays)).toEqual([
    { month: '2026-11', workingDays: 21 },
    { month: '2026-12', workingDays: 21 },
  ])
})

test('only days inside the range count, and both its ends do', () => {
  expect(workingDaysByMonth({ from: '2026-11-13', to: '2026-11-16' }, mondayToFriday, new Set())).toEqual([
    { month: '2026-11', workingDays: 2 },
  ])
})

test('a working week may begin on Sunday, and a month may have no working day at all', () => {
  const range = { from: '2026-11-01', to: '2026-11-07' }
  expect(workingDaysByMonth(range, [1, 2, 3, 4, 5], new Set())).toEqual([{ month: '2026-11', workingDays: 5 }])
  expect(workingDaysByMonth(range, [], new Set())).toEqual([{ month: '2026-11', workingDays: 0 }])
})

test.each([
  ['2026-11-01', '2026-11-30', 1],
  ['2026-11-30', '2026-12-01', 2],
  ['2026-01-01', '2035-12-31', 120],
  ['2026-12-01', '2026-11-30', 0],
])('%s to %s touches %i months', (from, to, months) => {
  expect(monthsTouched(from, to)).toBe(months)
})

test('the last day there is ends a range like any other', () => {
  expect(workingDaysByMonth({ from: '9999-12-30', to: '9999-12-31' }, mondayToFriday, new Set())).toEqual([
    { month: '9999-12', workingDays: 2 },
  ])
})
