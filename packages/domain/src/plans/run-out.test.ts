import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { addDays } from '../calendar/day'
import { type RunOutGround, runOut } from './run-out'

const HOUR = 3600
/** A Wednesday; the last four full weeks are 16 February to 15 March. */
const today = '2026-03-18'
const role = { id: 'r', name: 'Engineer', hourlyCharge: 10_000, hourlyCost: 0 }
const of = (ground: Partial<RunOutGround>) => runOut({ today, budget: 100_000, logged: [], booked: [], ...ground })
const worth = (day: string, revenue: number) => ({ day, revenue })

test('a budget that is used up has run out on the day that did it', () => {
  const logged = [worth('2026-03-02', 60_000), worth('2026-03-03', 40_000), worth('2026-03-04', 1)]
  expect(of({ logged })).toEqual({ day: '2026-03-03', by: 'logged' })
})

test('bookings ahead say when, to the day', () => {
  const logged = [worth('2026-03-02', 60_000)]
  const booked = [
    { ...role, from: '2026-03-17', daily: [9 * HOUR, 9 * HOUR, 2 * HOUR, 0, HOUR - 1] },
    { ...role, id: 's', from: '2026-03-20', daily: [HOUR, 0, 1] },
  ]
  // 20,000 on the 19th, 10,000 on the 20th, a second less than 10,000 on the 21st and that second on the 22nd.
  expect(of({ logged, booked })).toEqual({ day: '2026-03-22', by: 'bookings' })
  expect(of({ logged, booked, budget: 100_001 })).toBeNull()
})

test('without bookings ahead, the mean of the last four full weeks does', () => {
  const logged = [
    worth('2026-02-15', 10_000),
    worth('2026-02-16', 14_000),
    worth('2026-03-15', 14_000),
    worth('2026-03-16', 2000),
  ]
  const booked = [{ ...role, from: '2026-03-17', daily: [HOUR, HOUR] }]
  // 60,000 are left at 1,000 a day.
  expect(of({ logged, booked })).toEqual({ day: addDays(today, 60), by: 'pace' })
  expect(of({ logged, booked, budget: 100_001 })).toEqual({ day: addDays(today, 61), by: 'pace' })
})

test('a budget that nothing uses, or that is none, does not run out', () => {
  expect(of({})).toBeNull()
  expect(of({ logged: [worth('2026-02-15', 10_000)] })).toBeNull()
  expect(of({ budget: 0, logged: [worth('2026-03-10', 10_000)] })).toBeNull()
  expect(of({ budget: Number.MAX_SAFE_INTEGER, logged: [worth('2026-03-10', 1)] })).toBeNull()
})

property.prop([
  fc.array(fc.constantFrom(0, 1, 1800, 27_000), { minLength: 1, maxLength: 40 }),
  fc.integer({ min: 1, max: 500_000 }),
])('nothing is left on the day, and something on the day before', (daily, budget) => {
  const found = of({ budget, booked: [{ ...role, from: '2026-03-19', daily }] })
  const worthUntil = (day: string) =>
    daily.reduce<number>(
      (sum, seconds, index) => (addDays('2026-03-19', index) <= day ? sum + seconds * 10_000 : sum),
      0,
    )
  if (found?.by === 'bookings') {
    expect(worthUntil(found.day)).toBeGreaterThanOrEqual(budget * 3600)
    expect(worthUntil(addDays(found.day, -1))).toBeLessThan(budget * 3600)
  } else expect(worthUntil('2027-01-01')).toBeLessThan(budget * 3600)
})
