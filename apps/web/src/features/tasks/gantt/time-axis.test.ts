import { weekdayOf } from '@praxis/domain/calendar/day'
import { expect, it } from 'vitest'
import { ganttScales } from './gantt-scales'
import { dayAt, labelWithin, ticksBetween, timeAxis, xOf } from './time-axis'

const today = '2026-11-12'
const MONDAY = 2

it.each(ganttScales)('by %s, the axis holds every date and today, with room on both sides, from a Monday', (scale) => {
  const axis = timeAxis(scale, [{ startDate: '2026-10-26', endDate: '2027-01-12' }], today)
  expect(axis.first < '2026-10-26').toBe(true)
  expect(dayAt(axis, axis.days * axis.dayWidth) > '2027-01-12').toBe(true)
  expect(weekdayOf(axis.first)).toBe(MONDAY)
})

it('a day has one place, and a place one day', () => {
  const axis = timeAxis('week', [], today)
  expect(dayAt(axis, xOf(axis, today))).toBe(today)
  expect(dayAt(axis, xOf(axis, today) + axis.dayWidth - 1)).toBe(today)
})

it('dates of another century do not make the chart as wide', () => {
  const axis = timeAxis('day', [{ startDate: '0001-01-01', endDate: '9999-12-31' }], today)
  expect(axis.days).toBeLessThan(21 * 366)
})

it('by week, months stand over the Mondays in sight', () => {
  const axis = timeAxis('week', [], today)
  const { major, minor } = ticksBetween(axis, xOf(axis, '2026-10-28'), xOf(axis, '2026-11-12'))
  expect(major.map(({ label }) => label)).toEqual(['October 2026', 'November 2026'])
  expect(minor.map(({ label }) => label)).toEqual(['26', '02', '09'])
})

it('by month, years stand over the months in sight', () => {
  const axis = timeAxis('month', [], today)
  const { major, minor } = ticksBetween(axis, xOf(axis, '2026-12-28'), xOf(axis, '2027-01-12'))
  expect(major.map(({ label }) => label)).toEqual(['2026', '2027'])
  expect(minor.map(({ label }) => label)).toEqual(['Dec', 'Jan'])
})

it.each([
  ['November 2026', 200, 'November 2026'],
  ['November 2026', 100, 'Nov 2026'],
  ['November 2026', 50, 'Nov'],
  ['November 2026', 20, ''],
  ['2026', 60, '2026'],
  ['2026', 30, ''],
])('%s in %i px is written “%s”', (label, room, written) => {
  expect(labelWithin(label, room)).toBe(written)
})
