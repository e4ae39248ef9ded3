import { fc, test } from '@fast-check/vitest'
import { planningLevels } from '@praxis/contract/planning/planning-rules'
import { expect, it } from 'vitest'
import { addDays } from '../calendar/day'
import {
  defaultPersonalRange,
  defaultPlanningRange,
  extendedRange,
  intervalOf,
  intervalsBetween,
  rangeOfDynamic,
  snappedRange,
} from './intervals'

const range = { from: '2026-07-08', to: '2026-08-04' }

it.each([
  ['day', '2026-07-08', range],
  ['week', '2026-07-06', { from: '2026-07-06', to: '2026-08-09' }],
  ['month', '2026-07-01', { from: '2026-07-01', to: '2026-08-31' }],
] as const)('has whole intervals at the level of a %s', (level, first, snapped) => {
  expect(intervalOf(range.from, level)).toBe(first)
  expect(snappedRange(range, level)).toEqual(snapped)
})

it('lists intervals by their first days, also those that a range only touches', () => {
  expect(intervalsBetween('2026-07-08', '2026-07-10', 'day')).toEqual(['2026-07-08', '2026-07-09', '2026-07-10'])
  expect(intervalsBetween('2026-07-08', '2026-07-20', 'week')).toEqual(['2026-07-06', '2026-07-13', '2026-07-20'])
  expect(intervalsBetween('2026-12-31', '2027-02-01', 'month')).toEqual(['2026-12-01', '2027-01-01', '2027-02-01'])
  expect(intervalsBetween('2026-07-08', '2026-07-07', 'day')).toEqual([])
})

it.each([
  ['day', 'before', { from: '2026-07-01', to: range.to }],
  ['day', 'after', { from: range.from, to: '2026-08-11' }],
  ['week', 'after', { from: range.from, to: '2026-08-11' }],
  ['month', 'before', { from: '2026-06-01', to: range.to }],
  ['month', 'after', { from: range.from, to: '2026-09-30' }],
] as const)('at the level of a %s, is extended %s', (level, edge, extended) => {
  expect(extendedRange(range, level, edge)).toEqual(extended)
})

it('goes forward from the last of January to the last of February', () => {
  expect(extendedRange({ from: '2026-01-01', to: '2026-01-31' }, 'month', 'after').to).toBe('2026-02-28')
})

it('begins on the Monday of this week and ends a day before that day three or six months later', () => {
  const threeMonths = { from: '2026-11-16', to: '2027-02-15' }
  expect(defaultPlanningRange('2026-11-18')).toEqual(threeMonths)
  expect(rangeOfDynamic('nextThreeMonth', '2026-11-22')).toEqual(threeMonths)
  expect(rangeOfDynamic('nextSixMonth', '2026-11-16')).toEqual({ from: '2026-11-16', to: '2027-05-15' })
})

it('has fourteen days from today on in personal planning', () => {
  const { from, to } = defaultPersonalRange('2026-11-18')
  expect(intervalsBetween(from, to, 'day')).toHaveLength(14)
})

test.prop([fc.integer({ min: 0, max: 800 }), fc.integer({ min: 0, max: 400 }), fc.constantFrom(...planningLevels)])(
  'every day of a range lies in one of its intervals, and snapping twice changes nothing',
  (start, length, level) => {
    const some = { from: addDays('2026-01-01', start), to: addDays('2026-01-01', start + length) }
    const ofDays = intervalsBetween(some.from, some.to, 'day').map((day) => intervalOf(day, level))
    expect(intervalsBetween(some.from, some.to, level)).toEqual([...new Set(ofDays)])
    expect(snappedRange(snappedRange(some, level), level)).toEqual(snappedRange(some, level))
  },
)
