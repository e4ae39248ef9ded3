import { expect, it } from 'vitest'
import { monthsFrom, shareOf } from './plan-scale'

it('reaches from the month of the first day to that of the last, over the turn of the year', () => {
  expect(
    monthsFrom([
      { start: '2026-11-30', end: '2026-12-02' },
      { start: '2026-12-01', end: '2027-02-28' },
    ]),
  ).toEqual(['2026-11-01', '2026-12-01', '2027-01-01', '2027-02-01'])
})

it('places days within the months, the last one with its whole length', () => {
  const months = { first: '2026-11-01', last: '2026-11-01' }
  expect(shareOf('2026-11-01', months)).toBe(0)
  expect(shareOf('2026-11-16', months)).toBe(0.5)
  expect(shareOf('2026-11-30', months, true)).toBe(1)
})
