import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { addDays } from '../calendar/day'
import { habitsOf } from './habits'

const day = '2026-11-11'
const before = (weeks: number, key: string, duration: number) => ({ day: addDays(day, -7 * weeks), key, duration })
const open = [{ day, seconds: 27_000 }]

test('what was done most often, then latest, comes first, as long as last time', () => {
  const entries = [
    ...[before(1, 'late', 600), before(2, 'late', 60)],
    ...[before(1, 'often', 300), before(2, 'often', 60), before(4, 'often', 60)],
    ...[before(2, 'early', 100), before(3, 'early', 60)],
    ...[before(1, 'once', 60), before(5, 'once', 60)],
    ...['2026-11-10', '2026-11-03', '2026-10-27'].map((tuesday) => ({ day: tuesday, key: 'tuesdays', duration: 60 })),
  ]
  expect(habitsOf(open, entries, day)).toEqual([
    { day, key: 'often', duration: 300, lastDay: '2026-11-04' },
    { day, key: 'late', duration: 600, lastDay: '2026-11-04' },
    { day, key: 'early', duration: 100, lastDay: '2026-10-28' },
  ])
})

test('several entries of a day are one', () => {
  const entries = [before(1, 'a', 60), before(1, 'a', 30), before(2, 'a', 10)]
  expect(habitsOf(open, entries, day)).toMatchObject([{ key: 'a', duration: 90 }])
})

test('nothing is suggested for tomorrow, for what is logged, for what is not possible, or beyond the contracted time', () => {
  const entries = [before(1, 'a', 20_000), before(2, 'a', 60), before(1, 'b', 10_000), before(2, 'b', 60)]
  expect(habitsOf(open, entries, '2026-11-10')).toEqual([])
  expect(habitsOf(open, entries, day).map(({ key, duration }) => [key, duration])).toEqual([
    ['a', 20_000],
    ['b', 7000],
  ])
  expect(habitsOf(open, entries, day, ({ key }) => key === 'b')).toMatchObject([{ key: 'b', duration: 10_000 }])
  expect(habitsOf(open, [...entries, { day, key: 'a', duration: 60 }], day)).toMatchObject([
    { key: 'b', duration: 10_000 },
  ])
  expect(habitsOf([{ day, seconds: 0 }], entries, day)).toEqual([])
})

const entry = fc.record({
  day: fc.integer({ min: 0, max: 42 }).map((back) => addDays(day, -back)),
  key: fc.constantFrom('a', 'b', 'c', 'd'),
  duration: fc.integer({ min: 1, max: 30_000 }),
})

property.prop([fc.array(entry, { maxLength: 60 }), fc.nat(40_000)])(
  'with what is suggested, a day never has more than its contracted time, unless it had already',
  (entries, seconds) => {
    const habits = habitsOf([{ day, seconds }], entries, day)
    const logged = entries.filter((one) => one.day === day).reduce((sum, { duration }) => sum + duration, 0)
    const suggested = habits.reduce((sum, { duration }) => sum + duration, 0)
    expect(logged + suggested).toBeLessThanOrEqual(Math.max(logged, seconds))
    for (const { duration } of habits) expect(duration).toBeGreaterThan(0)
  },
)
