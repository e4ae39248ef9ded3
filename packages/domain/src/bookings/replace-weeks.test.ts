import { fc, test } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { addDays } from '../calendar/day'
import { secondsOfRole } from './booking-days'
import { piecesOutside, replacedWeeks } from './replace-weeks'
import { booked, someBooking, someWorkDays } from './testing/sample-bookings'
import { sumsByWeek } from './week-grid'

it('cuts a booking at every stretch, and leaves nothing of one that lies within', () => {
  const days = { from: '2026-07-06', contracted: [], capacity: Array.from({ length: 28 }, () => 10) }
  const stretches = [
    { from: '2026-07-13', to: '2026-07-19' },
    { from: '2026-07-27', to: '2026-08-02' },
  ]
  expect(piecesOutside(booked('2026-07-10', '2026-07-28', { secondsPerDay: 5 }), stretches, days)).toEqual([
    booked('2026-07-10', '2026-07-12', { secondsPerDay: 5 }),
    booked('2026-07-20', '2026-07-26', { secondsPerDay: 5 }),
  ])
  expect(piecesOutside(booked('2026-07-27', '2026-07-28', { totalSeconds: 5 }), stretches, days)).toEqual([])
})

const someChanges = fc.dictionary(fc.integer({ min: 0, max: 9 }).map(String), fc.nat(40))

test.prop([fc.array(someBooking, { maxLength: 4 }), someChanges, someWorkDays])(
  'gives changed weeks what was asked and every other week what it had',
  (bookings, changes, days) => {
    const before = sumsByWeek(days.from, secondsOfRole(bookings, days))
    const carrying = sumsByWeek(days.from, days.capacity)
    const changed = before.flatMap(({ monday }, index) => {
      const hours = changes[String(index)]
      return hours === undefined ? [] : [{ monday, seconds: hours * 3_600 }]
    })
    const dates = { from: days.from, to: addDays(days.from, days.capacity.length - 1) }
    const { left, added } = replacedWeeks(bookings, changed, dates, days)
    const after = [...left.flatMap(({ pieces }) => pieces), ...added]
    expect(sumsByWeek(days.from, secondsOfRole(after, days))).toEqual(
      before.map(({ monday, seconds }, index) => {
        const asked = changed.find((week) => week.monday === monday)
        return { monday, seconds: asked ? ((carrying[index]?.seconds ?? 0) > 0 ? asked.seconds : 0) : seconds }
      }),
    )
  },
)
