import { expect, test } from 'vitest'
import { dayInTimeZone } from './day-in-time-zone'

test.each([
  ['2026-11-12T23:30:00Z', 'Europe/London', '2026-11-12'],
  ['2026-11-12T23:30:00Z', 'Europe/Berlin', '2026-11-13'],
  ['2026-06-30T23:30:00Z', 'Europe/London', '2026-07-01'],
  ['2026-01-01T07:59:00Z', 'America/Los_Angeles', '2025-12-31'],
])('at %s it is in %s the day %s', (moment, timeZone, day) => {
  expect(dayInTimeZone(new Date(moment), timeZone)).toBe(day)
})

test('clocks that were set by the second are followed to the second', () => {
  expect(dayInTimeZone(new Date('1840-01-02T00:01:14Z'), 'Europe/London')).toBe('1840-01-01')
  expect(dayInTimeZone(new Date('1840-01-02T00:01:15Z'), 'Europe/London')).toBe('1840-01-02')
})
