import { fc, test } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { addDays, startOfWeek } from '../calendar/day'
import { stretchesOfWeeks, sumsByWeek } from './week-grid'

it('sums days by the Monday before them', () => {
  expect(sumsByWeek('2026-07-11', [1, 2, 4, 8])).toEqual([
    { monday: '2026-07-06', seconds: 3 },
    { monday: '2026-07-13', seconds: 12 },
  ])
  expect(sumsByWeek('2026-07-11', [])).toEqual([])
})

test.prop([fc.integer({ min: 0, max: 400 }), fc.array(fc.nat(100_000), { maxLength: 60 })])(
  'is the sum of each week, counted by hand',
  (start, seconds) => {
    const from = addDays('2026-01-01', start)
    const expected = new Map<string, number>()
    for (const [index, some] of seconds.entries()) {
      const monday = startOfWeek(addDays(from, index))
      expected.set(monday, (expected.get(monday) ?? 0) + some)
    }
    expect(sumsByWeek(from, seconds)).toEqual([...expected].map(([monday, sum]) => ({ monday, seconds: sum })))
  },
)

it('joins weeks that follow each other', () => {
  expect(stretchesOfWeeks(['2026-07-20', '2026-07-06', '2026-07-13', '2026-08-03'])).toEqual([
    { from: '2026-07-06', to: '2026-07-26' },
    { from: '2026-08-03', to: '2026-08-09' },
  ])
})
