import { fc, test } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { booked } from '../bookings/testing/sample-bookings'
import { breakdownOf } from './breakdown'
import { someLoadingBooking, somePerson, workDaysOf } from './testing/random-planning'
import { slowCarried } from './testing/slow-planning'

/** From Thursday, 30 July to Sunday, 2 August; the Friday is taken off. */
const days = { from: '2026-07-30', contracted: [8, 8, 8, 8], capacity: [8, 0, 8, 8] }
const rates = { hourlyCharge: 1_000, hourlyCost: 300 }

it('rounds each month of a role, half away, and sums those', () => {
  const role = { bookings: [booked('2026-07-30', '2026-08-02', { secondsPerDay: 9 })], ...rates }
  expect(breakdownOf([role, role], () => days)).toEqual({
    seconds: 54,
    charge: 16,
    cost: 6,
    margin: 0.625,
    months: [
      { month: '2026-07-01', seconds: 18, charge: 6, cost: 2, margin: 4 / 6 },
      { month: '2026-08-01', seconds: 36, charge: 10, cost: 4, margin: 0.6 },
    ],
    roles: [role, role].map(() => ({
      role,
      seconds: 27,
      charge: 8,
      cost: 3,
      margin: 0.625,
      months: [
        { month: '2026-07-01', seconds: 9, charge: 3, cost: 1, margin: 2 / 3 },
        { month: '2026-08-01', seconds: 18, charge: 5, cost: 2, margin: 0.6 },
      ],
    })),
  })
})

it('charges and costs nothing on days that carry nothing', () => {
  const away = { bookings: [booked('2026-07-31', '2026-07-31', { secondsPerDay: 7_200 })], ...rates }
  const empty = { bookings: [], ...rates }
  const nothing = { seconds: 0, charge: 0, cost: 0, margin: null, months: [] }
  expect(breakdownOf([away, empty], () => days)).toEqual({
    ...nothing,
    roles: [
      { role: away, ...nothing },
      { role: empty, ...nothing },
    ],
  })
})

const someRole = fc.record({
  person: somePerson,
  bookings: fc.array(someLoadingBooking, { maxLength: 3 }),
  hourlyCharge: fc.nat(30_000),
  hourlyCost: fc.nat(30_000),
})

const rounded = (seconds: number, rate: number) => Number((2n * BigInt(seconds) * BigInt(rate) + 3_600n) / 7_200n)

test.prop([fc.array(someRole, { maxLength: 3 })], { numRuns: 40 })('is what each month comes to by hand', (roles) => {
  const sums = { seconds: 0, charge: 0, cost: 0 }
  for (const { person, bookings, hourlyCharge, hourlyCost } of roles) {
    const months: Record<string, number> = {}
    for (const booking of bookings)
      for (const [day, seconds] of slowCarried(booking, person))
        months[day.slice(0, 7)] = (months[day.slice(0, 7)] ?? 0) + seconds
    for (const seconds of Object.values(months)) {
      sums.seconds += seconds
      sums.charge += rounded(seconds, hourlyCharge)
      sums.cost += rounded(seconds, hourlyCost)
    }
  }
  const answer = breakdownOf(roles, ({ person }) => workDaysOf(person))
  expect(answer).toMatchObject(sums)
  for (const key of ['seconds', 'charge', 'cost'] as const) {
    expect(answer.months.reduce((sum, month) => sum + month[key], 0)).toBe(sums[key])
    expect(answer.roles.reduce((sum, role) => sum + role[key], 0)).toBe(sums[key])
  }
})
