import { describe, expect, it } from 'vitest'
import { addDays } from './day'
import { dayInTimeZone } from './day-in-time-zone'

const HOUR = 3_600_000
const FIRST = Date.UTC(2015, 0, 1)
const LAST = Date.UTC(2036, 0, 1)

const offsetAt = (formatter: Intl.DateTimeFormat, moment: number): string =>
  formatter.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? ''

/** The hours in which a zone changes its offset, found by halving the days in which it does. */
const transitionsOf = (timeZone: string): number[] => {
  const formatter = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' })
  const found: number[] = []
  for (let day = FIRST; day < LAST; day += 24 * HOUR) {
    if (offsetAt(formatter, day) === offsetAt(formatter, day + 24 * HOUR)) continue
    for (let hour = day; hour < day + 24 * HOUR; hour += HOUR)
      if (offsetAt(formatter, hour) !== offsetAt(formatter, hour + HOUR)) found.push(hour)
  }
  return found
}

const wallDay = (timeZone: string) => {
  const formatter = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  return (moment: number) => formatter.format(moment)
}

describe.each(Intl.supportedValuesOf('timeZone'))('around every change of the clocks in %s', (timeZone) => {
  it('is the day the wall calendar shows, and days follow one another', { timeout: 120_000 }, () => {
    const shown = wallDay(timeZone)
    for (const transition of transitionsOf(timeZone)) {
      let before = dayInTimeZone(new Date(transition - 30 * HOUR), timeZone)
      for (let moment = transition - 30 * HOUR; moment <= transition + 30 * HOUR; moment += HOUR / 2) {
        const day = dayInTimeZone(new Date(moment), timeZone)
        expect(day).toBe(shown(moment))
        // Apart from jumps like Samoa's, a day is followed by itself or by the next one.
        if (day !== before) expect([addDays(before, 1), addDays(before, 2), addDays(before, -1)]).toContain(day)
        before = day
      }
    }
  })
})
