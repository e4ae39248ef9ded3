import { expect, it } from 'vitest'
import { booked } from '../bookings/testing/sample-bookings'
import { loadsOfDays } from './load'
import { overBookedIntervals, overBookedSeconds } from './over-booked'

it.each([
  ['more hard time than capacity', 9, 8, 1],
  ['as much hard time as capacity', 8, 8, 0],
  ['less', 7, 8, 0],
])('counts %s', (_, hard, capacity, seconds) => {
  expect(overBookedSeconds({ hard, capacity })).toBe(seconds)
})

it('looks at hard bookings only, and at the interval that is shown', () => {
  const days = { from: '2026-07-06', contracted: [8, 8, 8, 8, 8, 0, 0], capacity: [8, 8, 8, 8, 8, 0, 0] }
  const week = { from: '2026-07-06', to: '2026-07-12' }
  const monday = { ...booked('2026-07-06', '2026-07-06', { secondsPerDay: 12 }), isSoft: false, softShare: 0 }
  const tuesday = { ...booked('2026-07-07', '2026-07-07', { secondsPerDay: 12 }), isSoft: true, softShare: 10_000 }
  const bookings = [monday, tuesday]
  expect(overBookedIntervals(loadsOfDays(bookings, days, 'day', week))).toEqual([{ from: '2026-07-06', seconds: 4 }])
  expect(overBookedIntervals(loadsOfDays(bookings, days, 'week', week))).toEqual([])
})
