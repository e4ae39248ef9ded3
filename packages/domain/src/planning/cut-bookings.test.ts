import { test } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { secondsWithin } from '../bookings/booking-days'
import { booked } from '../bookings/testing/sample-bookings'
import { deletedWithin, splitAt } from './cut-bookings'
import { known, someDay, someLoadingBooking, somePerson, someRange, workDaysOf } from './testing/random-planning'
import { slowCarried, slowDays } from './testing/slow-planning'

const days = { from: '2026-07-06', contracted: [8, 8, 8, 8, 8, 0, 0], capacity: [8, 8, 8, 8, 8, 0, 0] }
const week = booked('2026-07-06', '2026-07-12', { totalSeconds: 11 })

it('deletes all of a booking without a range', () => {
  expect(deletedWithin([week], undefined, () => days)).toEqual([{ booking: week, pieces: [] }])
})

it('deletes what lies within a range, and each piece left keeps what its days carried', () => {
  const left = deletedWithin([week], { from: '2026-07-08', to: '2026-07-08' }, () => days)
  expect(left.flatMap(({ pieces }) => pieces)).toEqual([
    booked('2026-07-06', '2026-07-07', { totalSeconds: 5 }),
    booked('2026-07-09', '2026-07-12', { totalSeconds: 4 }),
  ])
})

it('does not touch what lies outside the range', () => {
  expect(deletedWithin([week], { from: '2026-07-13', to: '2026-07-14' }, () => days)).toEqual([])
  expect(deletedWithin([week], { from: '2026-07-01', to: '2026-07-05' }, () => days)).toEqual([])
})

it('splits where the second piece begins', () => {
  expect(splitAt(week, '2026-07-09', days)).toEqual([
    booked('2026-07-06', '2026-07-08', { totalSeconds: 7 }),
    booked('2026-07-09', '2026-07-12', { totalSeconds: 4 }),
  ])
})

it.each(['2026-07-05', '2026-07-06', '2026-07-11', '2026-07-13'])(
  'does not split on %s, as one piece would be nothing',
  (day) => {
    expect(splitAt(week, day, days)).toBeUndefined()
  },
)

const daily = (carried: readonly ReadonlyMap<string, number>[]) =>
  slowDays(known.from, known.to).map((day) => carried.reduce((sum, some) => sum + (some.get(day) ?? 0), 0))

test.prop([someLoadingBooking, somePerson, someRange, someDay], { numRuns: 50 })(
  'what is left carries on every day outside the range what it carried, and the pieces of a split all of it',
  (booking, person, range, day) => {
    const workDays = workDaysOf(person)
    const before = slowCarried(booking, person)
    const [{ pieces } = { pieces: [booking] }] = deletedWithin([booking], range, () => workDays)
    const outside = new Map([...before].filter(([some]) => some < range.from || some > range.to))
    expect(daily(pieces.map((piece) => slowCarried(piece, person)))).toEqual(daily([outside]))
    expect(secondsWithin(splitAt(booking, day, workDays) ?? [booking], workDays, known)).toEqual(daily([before]))
  },
)
