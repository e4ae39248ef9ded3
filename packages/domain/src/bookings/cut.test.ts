import { fc, test } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { addDays } from '../calendar/day'
import { secondsOfRole } from './booking-days'
import { cut } from './cut'
import { booked, FIRST_DAY, someBooking, someWorkDays } from './testing/sample-bookings'

const days = { from: '2026-07-06', contracted: [8, 8, 8, 8, 8, 0, 0], capacity: [8, 8, 0, 8, 8, 0, 0] }
const wednesdayOn = { from: '2026-07-08', to: '2026-07-09' }

it('gives each piece of a total what its days carried', () => {
  expect(cut(booked('2026-07-06', '2026-07-12', { totalSeconds: 11 }), wednesdayOn, days)).toEqual({
    before: booked('2026-07-06', '2026-07-07', { totalSeconds: 6 }),
    inside: booked('2026-07-08', '2026-07-09', { totalSeconds: 3 }),
    after: booked('2026-07-10', '2026-07-12', { totalSeconds: 2 }),
  })
})

it('keeps rates, and leaves out what the range does not touch', () => {
  expect(cut(booked('2026-07-06', '2026-07-08', { percentage: 5000 }), wednesdayOn, days)).toEqual({
    before: booked('2026-07-06', '2026-07-07', { percentage: 5000 }),
    inside: booked('2026-07-08', '2026-07-08', { percentage: 5000 }),
    after: undefined,
  })
})

it('does not lose a total that no day carries', () => {
  expect(
    cut(booked('2026-07-11', '2026-07-12', { totalSeconds: 9 }), { from: '2026-07-12', to: '2026-07-12' }, days),
  ).toEqual({
    before: booked('2026-07-11', '2026-07-11', { totalSeconds: 9 }),
    inside: undefined,
    after: undefined,
  })
})

const someRange = fc
  .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 20 }))
  .map(([from, length]) => ({ from: addDays(FIRST_DAY, from), to: addDays(FIRST_DAY, from + length) }))

test.prop([someBooking, someRange, someWorkDays])('the pieces carry the same on each day', (one, range, known) => {
  const { before, inside, after } = cut(one, range, known)
  const pieces = [before, inside, after].filter((piece) => piece !== undefined)
  expect(secondsOfRole(pieces, known)).toEqual(secondsOfRole([one], known))
  if (one.totalSeconds !== null)
    expect(pieces.reduce((sum, { totalSeconds }) => sum + (totalSeconds ?? 0), 0)).toBe(one.totalSeconds)
})
