import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { type Day, partsOfDay, weekdayOf } from './day'
import { dueAt, nextDueAt, periodAfter, periodOf, type Schedule } from './schedule'

const daily: Schedule = { every: 'day', at: '08:00' }
const mondays: Schedule = { every: 'week', on: 2, at: '07:00' }
const firsts: Schedule = { every: 'month', on: 1, at: '00:00' }
const lasts: Schedule = { every: 'month', on: 31, at: '18:00' }
const earlyDaily: Schedule = { every: 'day', at: '01:30' }

describe('a schedule', () => {
  it.each([
    ['before it is due, the day before', '2026-11-17T07:59:59.999Z', daily, 'Europe/London', '2026-11-16'],
    ['from the moment it is due', '2026-11-17T08:00:00.000Z', daily, 'Europe/London', '2026-11-17'],
    ['by the clocks of the place', '2026-11-17T08:00:00.000Z', daily, 'America/New_York', '2026-11-16'],
    ['where the next day has begun', '2026-11-17T18:00:00.000Z', daily, 'Pacific/Kiritimati', '2026-11-18'],
    ['all week', '2026-11-22T23:00:00.000Z', mondays, 'Europe/London', '2026-11-16'],
    ['on Monday before seven', '2026-11-23T06:59:00.000Z', mondays, 'Europe/London', '2026-11-16'],
    ['on Monday at seven', '2026-11-23T07:00:00.000Z', mondays, 'Europe/London', '2026-11-23'],
    ['on the first', '2026-12-01T00:00:00.000Z', firsts, 'Europe/London', '2026-12-01'],
    ['before the first', '2026-11-30T23:59:59.000Z', firsts, 'Europe/London', '2026-11-01'],
    ['on the last of a short month', '2027-02-28T18:00:00.000Z', lasts, 'Europe/London', '2027-02-28'],
    ['before the last of a short month', '2027-02-28T17:59:00.000Z', lasts, 'Europe/London', '2027-01-31'],
    ['at a time that is skipped', '2026-03-29T01:00:00.000Z', earlyDaily, 'Europe/London', '2026-03-29'],
    ['just before the jump', '2026-03-29T00:59:59.999Z', earlyDaily, 'Europe/London', '2026-03-28'],
    ['when it comes the second time', '2026-10-25T01:30:00.000Z', earlyDaily, 'Europe/London', '2026-10-25'],
    ['of a day that was skipped', '2011-12-30T17:59:00.000Z', daily, 'Pacific/Apia', '2011-12-30'],
  ] as const)('is in a period %s', (_, moment, schedule, timeZone, period) => {
    expect(periodOf(new Date(moment), schedule, timeZone)).toBe(period)
  })

  it.each([
    ['2026-11-17', daily, '2026-11-18'],
    ['2026-11-16', mondays, '2026-11-23'],
    ['2026-11-17', mondays, '2026-11-23'],
    ['2026-11-22', mondays, '2026-11-23'],
    ['2026-12-01', firsts, '2027-01-01'],
    ['2027-01-31', lasts, '2027-02-28'],
    ['2027-02-28', lasts, '2027-03-31'],
    ['2027-03-15', lasts, '2027-03-31'],
  ] as const)('after %s %j is next on %s', (day, schedule, next) => {
    expect(periodAfter(day, schedule)).toBe(next)
  })

  it('keeps its hour when clocks change', () => {
    const dues = (day: Day) => dueAt(day, daily, 'Europe/London').toISOString()
    expect(['2026-03-28', '2026-03-29', '2026-03-30'].map(dues)).toEqual([
      '2026-03-28T08:00:00.000Z',
      '2026-03-29T07:00:00.000Z',
      '2026-03-30T07:00:00.000Z',
    ])
  })

  it('refuses a time that is none', () => {
    expect(() => dueAt('2026-11-17', { every: 'day', at: '25:00' }, 'Europe/London')).toThrow('Not a time of day')
  })
})

const zones = fc.constantFrom(
  'Europe/London',
  'America/New_York',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Africa/Casablanca',
  'Africa/Cairo',
)
const times = fc.nat(1439).map((minute) => new Date(minute * 60_000).toISOString().slice(11, 16))
const schedules: fc.Arbitrary<Schedule> = fc.oneof(
  fc.record({ every: fc.constant('day' as const), at: times }),
  fc.record({ every: fc.constant('week' as const), on: fc.integer({ min: 1, max: 7 }), at: times }),
  fc.record({ every: fc.constant('month' as const), on: fc.integer({ min: 1, max: 31 }), at: times }),
)
const moments = fc.date({ min: new Date('2009-01-01'), max: new Date('2037-01-01'), noInvalidDate: true })

test.prop([moments, schedules, zones], { numRuns: 300 })(
  'a period lasts from when it is due until the next one is',
  (moment, schedule, zone) => {
    const period = periodOf(moment, schedule, zone)
    const next = periodAfter(period, schedule)
    expect(dueAt(period, schedule, zone).getTime()).toBeLessThanOrEqual(moment.getTime())
    expect(dueAt(next, schedule, zone).getTime()).toBeGreaterThan(moment.getTime())
    expect(nextDueAt(moment, schedule, zone)).toEqual(dueAt(next, schedule, zone))
  },
)

test.prop([moments, schedules, zones], { numRuns: 30 })(
  'from due to due, every period comes once and in order, over changes of the clocks too',
  (start, schedule, zone) => {
    let moment = start
    let period = periodOf(start, schedule, zone)
    for (let step = 0; step < 60; step += 1) {
      moment = nextDueAt(moment, schedule, zone)
      // Where a whole day was skipped, two periods may be due at the same moment.
      const passed: Day[] = []
      for (const reached = periodOf(moment, schedule, zone); period < reached; passed.push(period))
        period = periodAfter(period, schedule)
      expect(passed.length).toBeGreaterThan(0)
      for (const each of passed) expect(dueAt(each, schedule, zone)).toEqual(moment)
    }
  },
)

test.prop([fc.date({ min: new Date('2000-01-01'), max: new Date('2099-01-01'), noInvalidDate: true }), schedules])(
  'falls on the days it names',
  (moment, schedule) => {
    const period = periodAfter(moment.toISOString().slice(0, 10), schedule)
    if (schedule.every === 'week') expect(weekdayOf(period)).toBe(schedule.on)
    if (schedule.every === 'month') {
      const { dayOfMonth } = partsOfDay(period)
      const isLast = partsOfDay(periodAfter(period, daily)).dayOfMonth === 1
      expect(dayOfMonth === schedule.on || (isLast && dayOfMonth < schedule.on)).toBe(true)
    }
  },
)
