import { expect, it } from 'vitest'
import { sampleUse } from '../testing/sample-bookings'
import { placedUses } from './placed-uses'
import { daysUntil, momentsOfWindow, windowAt } from './timeline-window'

const LONDON = 'Europe/London'
const now = Date.parse('2026-11-12T12:00:00Z')
const weeks = windowAt('fourWeeks', '2026-11-12', LONDON)

/** The days that each bar takes, from the first to behind the last. */
const daysOf = (window: ReturnType<typeof windowAt>, ...uses: ReturnType<typeof sampleUse>[]) =>
  placedUses(window, uses, now).map(({ place, look }) => {
    const { length } = window.days
    const round = (value: number) => Math.round(value * length * 1000) / 1000
    return [round(place.left), round(place.left + place.width), look]
  })

it('shows whole weeks from a Monday on, by the clocks of the reader', () => {
  expect(weeks.days[0]).toBe('2026-11-09')
  expect(momentsOfWindow(windowAt('week', '2026-10-25', LONDON))).toEqual({
    from: '2026-10-18T23:00:00.000Z',
    to: '2026-10-26T00:00:00.000Z',
  })
})

it('knows that a day at the end of summer time has 25 hours', () => {
  const week = windowAt('week', '2026-10-25', LONDON)
  expect(daysUntil(week, Date.parse('2026-10-25T11:30:00Z'))).toBe(6.5)
})

it('takes whole days of four weeks, and its hours of one', () => {
  expect(daysOf(weeks, sampleUse('a'))).toEqual([[8, 11, 'booked']])
  expect(daysOf(windowAt('week', '2026-11-17', LONDON), sampleUse('a', { to: '2026-11-19T12:00:00.000Z' }))).toEqual([
    [1.375, 3.5, 'booked'],
  ])
})

it('leaves each its part of a day that two share', () => {
  const morning = sampleUse('a', { from: '2026-11-18T06:00:00.000Z', to: '2026-11-18T12:00:00.000Z' })
  const rest = sampleUse('b', { from: '2026-11-18T12:00:00.000Z', to: '2026-11-20T17:00:00.000Z', isWaiting: true })
  expect(daysOf(weeks, rest, morning)).toEqual([
    [9, 9.5, 'booked'],
    [9.5, 12, 'waiting'],
  ])
})

it('ends with the window, with what came back early, and not before now where it is not back', () => {
  const assigned = sampleUse('a', {
    kind: 'assignment',
    from: '2026-01-05T09:00:00.000Z',
    to: null,
    takenAt: '2026-01-05T09:00:00.000Z',
  })
  expect(daysOf(weeks, assigned)).toEqual([[0, 28, 'person']])
  const early = sampleUse('a', {
    from: '2026-11-09T09:00:00.000Z',
    takenAt: '2026-11-09T09:00:00.000Z',
    returnedAt: '2026-11-10T09:00:00.000Z',
  })
  expect(daysOf(weeks, early)).toEqual([[0, 2, 'over']])
  const overdue = sampleUse('a', { from: '2026-11-09T09:00:00.000Z', to: '2026-11-10T09:00:00.000Z', isOverdue: true })
  expect(daysOf(weeks, overdue)).toEqual([[0, 4, 'overdue']])
  expect(daysOf(weeks, sampleUse('a', { from: '2026-12-07T00:00:00.000Z', to: '2026-12-08T00:00:00.000Z' }))).toEqual(
    [],
  )
})
