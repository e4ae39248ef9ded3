import { fc, test } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { addDays } from '../calendar/day'
import { monthsOfDays, sumsByMonth } from './plan-months'

it('names the months that days touch', () => {
  expect(monthsOfDays('2026-11-30', '2027-01-01')).toEqual(['2026-11', '2026-12', '2027-01'])
  expect(monthsOfDays('2026-07-01', '2026-07-31')).toEqual(['2026-07'])
  expect(monthsOfDays('2026-08-01', '2026-06-30')).toEqual([])
})

test.prop([fc.integer({ min: 0, max: 700 }), fc.array(fc.nat(100_000), { maxLength: 100 })])(
  'sums by month, counted by hand',
  (start, seconds) => {
    const from = addDays('2027-06-01', start)
    const expected = new Map<string, number>()
    for (const [index, some] of seconds.entries()) {
      const month = addDays(from, index).slice(0, 7)
      expected.set(month, (expected.get(month) ?? 0) + some)
    }
    expect(sumsByMonth(from, seconds)).toEqual([...expected].map(([month, sum]) => ({ month, seconds: sum })))
  },
)
