import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar/day'
import { submissionTime } from './submission-time'

const HOUR = 3_600_000
const FIRST = Date.UTC(2015, 0, 1)
const LAST = Date.UTC(2036, 0, 1)

const offsetAt = (formatter: Intl.DateTimeFormat, moment: number): string =>
  formatter.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? ''

/** The hours in which a zone changes its offset. */
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

const iso = (moment: number): string => new Date(moment).toISOString()

const isAsExpected = (start: number, hours: number, day: string, timeZone: string): boolean => {
  const time = submissionTime({ from: iso(start), to: iso(start + hours * HOUR), duration: 1 }, timeZone)
  return 'day' in time && time.day === day && time.duration === hours * 3600 && time.startsAt === iso(start)
}

describe.each(Intl.supportedValuesOf('timeZone'))('time logged around every change of the clocks in %s', (timeZone) => {
  it('belongs to the day the wall calendar shows and lasts as long as it took', { timeout: 120_000 }, () => {
    const wall = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    const wrong: string[] = []
    for (const transition of transitionsOf(timeZone)) {
      for (let start = transition - 26 * HOUR; start <= transition + 26 * HOUR; start += HOUR / 2)
        if (!isAsExpected(start, start % (2 * HOUR) === 0 ? 1 : 8, wall.format(start), timeZone)) wrong.push(iso(start))
      const day = iso(transition).slice(0, 10)
      for (const untimed of [addDays(day, -1), day, addDays(day, 1)]) {
        const time = submissionTime({ from: `${untimed}T00:00:00.000Z`, duration: 3600 }, timeZone)
        if (!('day' in time) || time.day !== untimed || time.duration !== 3600) wrong.push(untimed)
      }
    }
    expect(wrong).toEqual([])
  })
})
