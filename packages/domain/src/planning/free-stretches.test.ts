import { fc, test } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { booked } from '../bookings/testing/sample-bookings'
import { freeStretches } from './free-stretches'
import { someLoadingBooking, somePerson, someRange, workDaysOf } from './testing/random-planning'
import { slowCapacity, slowCarried, slowDays } from './testing/slow-planning'

/** Two weeks from a Monday on, with leave on the second Thursday. */
const contracted = [8, 8, 8, 8, 8, 0, 0, 8, 8, 8, 8, 8, 0, 0]
const days = { from: '2026-07-06', contracted, capacity: contracted.with(10, 0) }
const range = { from: '2026-07-06', to: '2026-07-19' }
const hard = { isSoft: false, softShare: 0 }

it('goes on over a weekend, and ends where all time is taken or somebody is away', () => {
  const half = { ...booked('2026-07-06', '2026-07-19', { secondsPerDay: 5 }), ...hard }
  const whole = { ...booked('2026-07-07', '2026-07-08', { secondsPerDay: 4 }), ...hard }
  expect(freeStretches([half, whole], days, range)).toEqual([
    { from: '2026-07-06', to: '2026-07-06', seconds: 3 },
    { from: '2026-07-09', to: '2026-07-15', seconds: 15 },
    { from: '2026-07-17', to: '2026-07-17', seconds: 3 },
  ])
})

it('counts soft bookings as taken, but not lost ones', () => {
  const monday = { from: '2026-07-06', to: '2026-07-06' }
  const soft = (softShare: number) => ({
    ...booked('2026-07-06', '2026-07-06', { secondsPerDay: 8 }),
    isSoft: true,
    softShare,
  })
  expect(freeStretches([soft(1)], days, monday)).toEqual([])
  expect(freeStretches([soft(0)], days, monday)).toEqual([{ ...monday, seconds: 8 }])
})

test.prop([fc.array(someLoadingBooking, { maxLength: 3 }), somePerson, someRange], { numRuns: 40 })(
  'has all time that is left, and each day with time left lies in one stretch',
  (bookings, person, some) => {
    const taking = bookings.filter(({ isSoft, softShare }) => !isSoft || softShare > 0)
    const carried = taking.map((booking) => slowCarried(booking, person))
    const free = slowDays(some.from, some.to).map((day) => {
      const taken = carried.reduce((sum, seconds) => sum + (seconds.get(day) ?? 0), 0)
      return { day, seconds: Math.max(slowCapacity(person, day) - taken, 0) }
    })
    const stretches = freeStretches(bookings, workDaysOf(person), some)
    const sum = (of: readonly { seconds: number }[]) => of.reduce((total, { seconds }) => total + seconds, 0)
    expect(sum(stretches)).toBe(sum(free))
    for (const { day, seconds } of free) {
      const holding = stretches.filter(({ from, to }) => from <= day && day <= to)
      if (seconds > 0) expect(holding).toHaveLength(1)
      if (seconds === 0 && slowCapacity(person, day) > 0) expect(holding).toEqual([])
    }
  },
)
