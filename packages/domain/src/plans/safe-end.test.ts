import { expect, it } from 'vitest'
import { openEnd, safeEnd } from './safe-end'

const ends = { today: '2026-07-15', yearStart: '04-06', lastEndDate: null }

it.each([
  ['2025-01-01', '2028-04-05'],
  ['2026-07-15', '2028-04-05'],
  ['2027-04-05', '2028-04-05'],
  ['2027-04-06', '2029-04-05'],
])('from %s an open-ended plan runs to %s', (start, end) => {
  expect(openEnd(start, ends)).toBe(end)
})

it('goes back to the last end date, unless the plan starts after it', () => {
  expect(safeEnd('2026-01-01', { ...ends, lastEndDate: '2026-02-01' })).toBe('2026-02-01')
  expect(safeEnd('2026-03-01', { ...ends, lastEndDate: '2026-02-01' })).toBe('2028-04-05')
  expect(safeEnd('2026-03-01', ends)).toBe('2028-04-05')
})
