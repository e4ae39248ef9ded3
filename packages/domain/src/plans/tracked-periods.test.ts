import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { addDays } from '../calendar/day'
import { endOfPeriod, periodsOf, sumsByPeriod } from './tracked-periods'

test('weeks begin on Monday, months on their first day, and all between two days are there', () => {
  expect(periodsOf('week', ['2026-03-18', '2026-03-01', '2026-03-16'])).toEqual([
    ...['2026-02-23', '2026-03-02', '2026-03-09', '2026-03-16'],
  ])
  expect(periodsOf('month', ['2026-12-31', '2027-02-01'])).toEqual(['2026-12-01', '2027-01-01', '2027-02-01'])
  expect(periodsOf('week', [])).toEqual([])
})

test.each([
  ['week', '2026-03-16', '2026-03-22'],
  ['month', '2028-02-01', '2028-02-29'],
] as const)('the last day of a %s', (unit, start, end) => {
  expect(endOfPeriod(unit, start)).toBe(end)
})

const items = fc.array(fc.record({ offset: fc.nat(900), amount: fc.integer({ min: -500, max: 500 }) }), {
  maxLength: 20,
})

property.prop([items, fc.constantFrom('week' as const, 'month' as const)])(
  'nothing is lost by summing',
  (given, unit) => {
    const days = given.map(({ offset, amount }) => ({ day: addDays('2026-01-01', offset), amount }))
    const sums = sumsByPeriod(unit, days, ({ amount }) => amount)
    const periods = periodsOf(
      unit,
      days.map(({ day }) => day),
    )
    const total = periods.reduce((sum, period) => sum + (sums.get(period) ?? 0), 0)
    expect(total).toBe(days.reduce((sum, { amount }) => sum + amount, 0))
    for (const { day } of days)
      expect(periods.filter((start) => start <= day && day <= endOfPeriod(unit, start))).toHaveLength(1)
  },
)
