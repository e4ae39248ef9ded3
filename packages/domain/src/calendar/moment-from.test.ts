import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { addDays } from './day'
import { firstMomentFrom } from './moment-from'

const MINUTE = 60_000
const HOUR = 3_600_000

describe('the first moment from a time of day on', () => {
  it.each([
    ['an ordinary morning', '2026-11-17', '08:00', 'Europe/London', '2026-11-17T08:00:00.000Z'],
    ['in summer', '2026-07-01', '08:00', 'Europe/London', '2026-07-01T07:00:00.000Z'],
    ['skipped in spring: the jump', '2026-03-29', '01:30', 'Europe/London', '2026-03-29T01:00:00.000Z'],
    ['the first minute skipped', '2026-03-29', '01:00', 'Europe/London', '2026-03-29T01:00:00.000Z'],
    ['twice in autumn: the first', '2026-10-25', '01:30', 'Europe/London', '2026-10-25T00:30:00.000Z'],
    ['skipped in New York', '2026-03-08', '02:30', 'America/New_York', '2026-03-08T07:00:00.000Z'],
    ['twice in New York', '2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
    ['a jump of half an hour', '2026-10-04', '02:15', 'Australia/Lord_Howe', '2026-10-03T15:30:00.000Z'],
    ['half an hour twice', '2026-04-05', '01:45', 'Australia/Lord_Howe', '2026-04-04T14:45:00.000Z'],
    ['a whole day skipped', '2011-12-30', '08:00', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
    ['the day before that', '2011-12-29', '08:00', 'Pacific/Apia', '2011-12-29T18:00:00.000Z'],
    ['the day after that', '2011-12-31', '08:00', 'Pacific/Apia', '2011-12-30T18:00:00.000Z'],
    ['winter time in Ramadan', '2026-02-15', '02:30', 'Africa/Casablanca', '2026-02-15T01:30:00.000Z'],
    ['skipped after Ramadan', '2026-03-22', '02:30', 'Africa/Casablanca', '2026-03-22T02:00:00.000Z'],
    ['midnight skipped', '2026-04-24', '00:00', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
  ])('%s: %s %s in %s', (_, day, at, timeZone, moment) => {
    const [hours = 0, minutes = 0] = at.split(':').map(Number)
    expect(firstMomentFrom(day, hours * 3600 + minutes * 60, timeZone).toISOString()).toBe(moment)
  })

  /** Finds the moment by looking at the wall clock minute by minute. */
  const lookedUp = (day: string, minutes: number, timeZone: string): number => {
    const wall = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    const asUtc = Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE
    const sought = new Date(asUtc).toISOString().slice(0, 16).replace('T', ' ')
    let moment = asUtc - 15 * HOUR
    while (wall.format(moment) < sought) moment += MINUTE
    return moment
  }

  const changes = fc.constantFrom(
    ['Europe/London', '2027-03-28'],
    ['Europe/London', '2027-10-31'],
    ['America/New_York', '2027-03-14'],
    ['America/New_York', '2027-11-07'],
    ['Australia/Lord_Howe', '2027-04-04'],
    ['Australia/Lord_Howe', '2027-10-03'],
    ['Pacific/Apia', '2011-12-30'],
    ['Pacific/Apia', '2011-04-02'],
    ['Africa/Casablanca', '2027-02-07'],
    ['Africa/Casablanca', '2027-03-14'],
    ['America/St_Johns', '2011-11-06'],
    ['America/Sao_Paulo', '2018-11-04'],
  )
  test.prop([changes, fc.integer({ min: -1, max: 1 }), fc.nat(1439)], { numRuns: 60 })(
    'is the one a wall clock shows, around every kind of change',
    ([timeZone = '', change = ''], days, minutes) => {
      const day = addDays(change, days)
      expect(firstMomentFrom(day, minutes * 60, timeZone).getTime()).toBe(lookedUp(day, minutes, timeZone))
    },
  )
})
