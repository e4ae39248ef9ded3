import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { addDays } from '../calendar/day'
import { amountToDate, monthGone } from './plan-to-date'
import { elapsed, shareOf } from './time-progress'

const calendar = {
  startDate: '2026-03-09',
  endDate: '2026-04-10',
  workingWeek: [2, 3, 4, 5, 6],
  bankHolidays: new Set(['2026-04-03', '2026-04-06']),
}

test.each([
  ['before the start', '2026-03-08', 0, 0],
  ['on the first day, which has gone by', '2026-03-09', 1, 435],
  ['on a Sunday', '2026-03-15', 5, 2174],
  ['on a bank holiday', '2026-04-03', 19, 8261],
  ['on the last day', '2026-04-10', 23, 10_000],
  ['after the end', '2026-12-31', 23, 10_000],
])('%s', (_, today, elapsedDays, elapsedShare) => {
  expect(elapsed(calendar, today)).toMatchObject({ workingDays: 23, elapsedDays, elapsedShare })
})

test('a plan without any working day has gone by with its last day', () => {
  const never = { ...calendar, workingWeek: [] }
  expect(elapsed(never, '2026-04-09').elapsedShare).toBe(0)
  expect(elapsed(never, '2026-04-10').elapsedShare).toBe(10_000)
})

test('months are those of the plan, and only its days', () => {
  expect(elapsed(calendar, '2026-04-01').months).toEqual([
    { month: '2026-03', workingDays: 17, elapsedDays: 17 },
    { month: '2026-04', workingDays: 6, elapsedDays: 1 },
  ])
})

test.each([
  [1, 3, 3333],
  [2, 3, 6667],
  [1, 8, 1250],
  [3, 2, 15_000],
  [0, 5, 0],
  [1, 0, null],
])('%i of %i is a share of %o', (part, whole, share) => {
  expect(shareOf(part, whole)).toBe(share)
})

test('what is planned up to a day is whole months, and of its month what has gone by', () => {
  const gone = monthGone(calendar, '2026-03-17')
  expect(gone).toEqual({ gone: 7, of: 17 })
  expect(amountToDate(1000, '2026-02', '2026-03-17', gone)).toBe(1000)
  expect(amountToDate(1000, '2026-03', '2026-03-17', gone)).toBe(412)
  expect(amountToDate(1000, '2026-04', '2026-03-17', gone)).toBe(0)
  expect(amountToDate(1000, '2026-03', '2026-03-17', { gone: 0, of: 0 })).toBe(1000)
})

property.prop([fc.integer({ min: -10, max: 60 })])('no day takes back what has gone by', (days) => {
  const today = addDays(calendar.startDate, days)
  const [now, next] = [elapsed(calendar, today), elapsed(calendar, addDays(today, 1))]
  expect(next.elapsedDays - now.elapsedDays).toBeGreaterThanOrEqual(0)
  expect(next.elapsedDays - now.elapsedDays).toBeLessThanOrEqual(1)
  expect(now.months.reduce((sum, { elapsedDays }) => sum + elapsedDays, 0)).toBe(now.elapsedDays)
})
