import { fc, test } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { addDays, daysBetween } from '../calendar/day'
import { daysOfBookings, secondsByDay, secondsNotCarried, secondsOfRole, secondsWithin } from './booking-days'
import { booked, FIRST_DAY, someBooking, someWorkDays } from './testing/sample-bookings'

/** Monday to Sunday, with leave in the morning of Tuesday and all of Wednesday. */
const week = {
  from: '2026-07-06',
  contracted: [27_000, 27_000, 27_000, 27_000, 27_001, 0, 0],
  capacity: [27_000, 13_500, 0, 27_000, 27_001, 0, 0],
}
const all = (amount: Parameters<typeof booked>[2]) => booked('2026-07-06', '2026-07-12', amount)

it.each([
  ['half a day off carries the whole, a day off nothing', { secondsPerDay: 7200 }, [7200, 7200, 0, 7200, 7200, 0, 0]],
  ['a total goes over the days that carry, odd seconds first', { totalSeconds: 11 }, [3, 3, 0, 3, 2, 0, 0]],
  ['a percentage is one of contracted time', { percentage: 5000 }, [13_500, 13_500, 0, 13_500, 13_501, 0, 0]],
  ['a percentage may be above the whole', { percentage: 20_000 }, [54_000, 54_000, 0, 54_000, 54_002, 0, 0]],
  ['nothing', { secondsPerDay: 0 }, [0, 0, 0, 0, 0, 0, 0]],
])('%s', (_, amount, seconds) => {
  expect(secondsByDay(all(amount), week)).toEqual(seconds)
})

it('names a total that no day carries, and only such', () => {
  const weekend = booked('2026-07-11', '2026-07-12', { totalSeconds: 3600 })
  expect(secondsByDay(weekend, week)).toEqual([0, 0])
  expect(secondsNotCarried(weekend, week)).toBe(3600)
  expect(secondsNotCarried(all({ totalSeconds: 3600 }), week)).toBe(0)
  expect(secondsNotCarried(booked('2026-07-11', '2026-07-12', { secondsPerDay: 3600 }), week)).toBe(0)
})

it('refuses to count days that it does not know', () => {
  expect(() => secondsByDay(booked('2026-07-05', '2026-07-07', { secondsPerDay: 1 }), week)).toThrow(RangeError)
  expect(() => secondsByDay(booked('2026-07-07', '2026-07-13', { secondsPerDay: 1 }), week)).toThrow(RangeError)
})

it('finds the days of several bookings', () => {
  expect(daysOfBookings([])).toBeUndefined()
  expect(
    daysOfBookings([
      booked('2026-02-01', '2026-02-03', {}),
      booked('2026-01-15', '2026-01-16', {}),
      booked('2026-01-20', '2026-03-01', {}),
    ]),
  ).toEqual({ from: '2026-01-15', to: '2026-03-01' })
})

test.prop([someBooking, someWorkDays])('a total is carried whole or not at all, by days with capacity', (one, days) => {
  const seconds = secondsByDay(one, days)
  const first = daysBetween(days.from, one.startDate)
  for (const [index, some] of seconds.entries()) if (days.capacity[first + index] === 0) expect(some).toBe(0)
  if (one.totalSeconds !== null)
    expect(seconds.reduce((sum, some) => sum + some, 0)).toBe(one.totalSeconds - secondsNotCarried(one, days))
})

test.prop([fc.array(someBooking, { maxLength: 5 }), someWorkDays])(
  'a role is the sum of its bookings',
  (many, days) => {
    const expected = days.capacity.map(() => 0)
    for (const one of many)
      for (const [index, some] of secondsByDay(one, days).entries()) {
        const at = daysBetween(days.from, one.startDate) + index
        expected[at] = (expected[at] ?? 0) + some
      }
    expect(secondsOfRole(many, days)).toEqual(expected)
  },
)

test.prop([fc.array(someBooking, { maxLength: 5 }), someWorkDays, fc.nat(69), fc.nat(69)])(
  'gives each day of a range what it has among all known days',
  (many, days, one, other) => {
    const [first, last] = [Math.min(one, other), Math.max(one, other)]
    const range = { from: addDays(FIRST_DAY, first), to: addDays(FIRST_DAY, last) }
    expect(secondsWithin(many, days, range)).toEqual(secondsOfRole(many, days).slice(first, last + 1))
  },
)

it('counts the known days of a range, and refuses a total of which not all days are known', () => {
  const range = { from: '2026-07-05', to: '2026-07-07' }
  expect(secondsWithin([booked('2026-07-01', '2026-07-31', { secondsPerDay: 9 })], week, range)).toEqual([0, 9, 9])
  expect(secondsWithin([booked('2026-07-01', '2026-07-31', { percentage: 1 })], week, range)).toEqual([0, 3, 3])
  expect(() => secondsWithin([booked('2026-07-07', '2026-07-13', { totalSeconds: 9 })], week, range)).toThrow(
    RangeError,
  )
})
