import { describe, expect, it } from 'vitest'
import { dayInTimeZone } from './day-in-time-zone'
import { momentAt, timeOfDayInTimeZone } from './moment-in-time-zone'

const HOUR = 3600

describe('a time of day in a time zone', () => {
  it.each([
    ['2026-11-12', 9 * HOUR, 'Europe/London', '2026-11-12T09:00:00.000Z'],
    ['2026-07-01', 9 * HOUR, 'Europe/London', '2026-07-01T08:00:00.000Z'],
    ['2026-07-01', 9 * HOUR + 1830, 'Asia/Kolkata', '2026-07-01T04:00:30.000Z'],
    ['2026-11-12', 24 * HOUR, 'Europe/London', '2026-11-13T00:00:00.000Z'],
    ['2026-11-12', 0, 'Pacific/Auckland', '2026-11-11T11:00:00.000Z'],
  ])('is a moment: %s and %i s in %s', (day, seconds, timeZone, moment) => {
    expect(momentAt(day, seconds, timeZone).toISOString()).toBe(moment)
  })

  it('that clocks skip in spring is as much later as they jump', () => {
    expect(momentAt('2026-03-29', 1.5 * HOUR, 'Europe/London').toISOString()).toBe('2026-03-29T01:30:00.000Z')
  })

  it('that comes twice in autumn is the first of the two', () => {
    expect(momentAt('2026-10-25', 1.5 * HOUR, 'Europe/London').toISOString()).toBe('2026-10-25T00:30:00.000Z')
  })

  it.each(['Europe/London', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Pacific/Chatham'])(
    'is read back as it was given on every day of a year in %s',
    (timeZone) => {
      for (let day = 0; day < 365; day += 1) {
        const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10)
        const moment = momentAt(date, 13 * HOUR, timeZone)
        expect(timeOfDayInTimeZone(moment, timeZone)).toBe(13 * HOUR)
        expect(dayInTimeZone(moment, timeZone)).toBe(date)
      }
    },
  )
})
