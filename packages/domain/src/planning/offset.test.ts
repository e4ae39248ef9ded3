import { fc, test } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { secondsByDay } from '../bookings/booking-days'
import { booked, someBooking, someWorkDays } from '../bookings/testing/sample-bookings'
import { addDays, daysBetween } from '../calendar/day'
import { movedBy, offsetBookings } from './offset'

/** Two weeks from a Monday on. */
const days = {
  from: '2026-07-06',
  contracted: [],
  capacity: Array.from({ length: 14 }, (_, at) => (at % 7 < 5 ? 8 : 0)),
}
const known = () => days
const week = booked('2026-07-06', '2026-07-10', { secondsPerDay: 4 })
const pieces = (...asked: Parameters<typeof offsetBookings>) => offsetBookings(...asked).map((some) => some.pieces)

it('keeps the calendar length when it moves by days, over a weekend too', () => {
  const [moved] = offsetBookings([week], { method: 'days', offset: 3 }, undefined, known)
  expect(moved?.moved).toEqual(booked('2026-07-09', '2026-07-13', { secondsPerDay: 4 }))
  expect(secondsByDay(moved?.moved ?? week, days)).toEqual([4, 4, 0, 0, 4])
})

it('keeps weekdays when it moves by weeks, backwards too', () => {
  const moved = booked('2026-06-22', '2026-06-26', { secondsPerDay: 4 })
  expect(pieces([week], { method: 'weeks', offset: -2 }, undefined, known)).toEqual([[moved]])
})

it('keeps a total, wherever it goes', () => {
  const total = booked('2026-07-06', '2026-07-10', { totalSeconds: 7 })
  expect(pieces([total], { method: 'days', offset: 5 }, undefined, known)).toEqual([
    [booked('2026-07-11', '2026-07-15', { totalSeconds: 7 })],
  ])
})

it('moves only what lies within a range, and the earliest piece comes first and keeps the id', () => {
  const range = { from: '2026-07-08', to: '2026-07-09' }
  const total = booked('2026-07-06', '2026-07-10', { totalSeconds: 7 })
  expect(pieces([total], { method: 'weeks', offset: 1 }, range, known)).toEqual([
    [
      booked('2026-07-06', '2026-07-07', { totalSeconds: 4 }),
      booked('2026-07-15', '2026-07-16', { totalSeconds: 2 }),
      booked('2026-07-10', '2026-07-10', { totalSeconds: 1 }),
    ],
  ])
})

it('may lay the moved piece over what stayed', () => {
  const range = { from: '2026-07-06', to: '2026-07-07' }
  expect(pieces([week], { method: 'days', offset: 1 }, range, known)).toEqual([
    [
      booked('2026-07-07', '2026-07-08', { secondsPerDay: 4 }),
      booked('2026-07-08', '2026-07-10', { secondsPerDay: 4 }),
    ],
  ])
})

it('moves the earliest to a day and the others along, counted from what is left of them within the range', () => {
  const later = booked('2026-07-09', '2026-07-12', { secondsPerDay: 1 })
  const range = { from: '2026-07-08', to: '2026-07-31' }
  const untilBack = { method: 'until', until: '2026-07-01' } as const
  expect(offsetBookings([later, week], untilBack, undefined, known).map(({ moved }) => moved.startDate)).toEqual([
    '2026-07-04',
    '2026-07-01',
  ])
  expect(offsetBookings([later, week], untilBack, range, known).map(({ moved }) => moved.startDate)).toEqual([
    '2026-07-02',
    '2026-07-01',
  ])
})

it('leaves alone what the range does not touch, and cuts nothing that would not move', () => {
  const elsewhere = { from: '2026-07-13', to: '2026-07-19' }
  const inside = { from: '2026-07-08', to: '2026-07-08' }
  expect(pieces([week], { method: 'days', offset: 3 }, elsewhere, known)).toEqual([])
  expect(pieces([week], { method: 'days', offset: 0 }, inside, known)).toEqual([])
  expect(pieces([week], { method: 'until', until: '2026-07-08' }, inside, known)).toEqual([])
})

const someRange = fc.option(
  fc
    .tuple(fc.nat(60), fc.nat(20))
    .map(([from, length]) => ({ from: addDays('2026-01-01', from), to: addDays('2026-01-01', from + length) })),
  { nil: undefined },
)

test.prop([fc.array(someBooking, { maxLength: 4 }), fc.integer({ min: -40, max: 40 }), someRange, someWorkDays])(
  'moved back, the pieces carry on each day what the booking carried',
  (chosen, offset, range, some) => {
    for (const { booking, pieces, moved } of offsetBookings(chosen, { method: 'days', offset }, range, () => some)) {
      const back = pieces.map((piece) => (piece === moved ? movedBy(piece, -offset) : piece))
      const carried = secondsByDay(booking, some).map(() => 0)
      for (const piece of back)
        for (const [index, seconds] of secondsByDay(piece, some).entries()) {
          const at = daysBetween(booking.startDate, piece.startDate) + index
          carried[at] = (carried[at] ?? 0) + seconds
        }
      expect(carried).toEqual(secondsByDay(booking, some))
      const sum = pieces.reduce((total, { totalSeconds }) => total + (totalSeconds ?? 0), 0)
      expect(sum).toBe(booking.totalSeconds ?? 0)
    }
  },
)
