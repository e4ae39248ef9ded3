import { TZDate } from '@date-fns/tz'
import { type Day, partsOfDay } from './day'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** How far clocks of a time zone are ahead of UTC. */
const aheadOfUtc = (moment: number, timeZone: string): number =>
  -new TZDate(moment, timeZone).getTimezoneOffset() * MINUTE_MS

/**
 * The moment at which clocks of a time zone show a time of a day, in seconds since midnight. A time that clocks skip in
 * spring is as much later as they jump; of one that comes twice in autumn it is the first.
 */
export const momentAt = (day: Day, secondsSinceMidnight: number, timeZone: string): Date => {
  const { year, month, dayOfMonth } = partsOfDay(day)
  const wall = new Date(0).setUTCFullYear(year, month - 1, dayOfMonth) + secondsSinceMidnight * 1000
  // Clocks change at most once in two days, so one of the two is the right one.
  const before = wall - aheadOfUtc(wall - DAY_MS, timeZone)
  const after = wall - aheadOfUtc(wall + DAY_MS, timeZone)
  const isShown = (moment: number) => moment + aheadOfUtc(moment, timeZone) === wall
  return new Date(isShown(before) || !isShown(after) ? before : after)
}

/** What clocks of a time zone show at a moment, in seconds since midnight. */
export const timeOfDayInTimeZone = (moment: Date, timeZone: string): number => {
  const wall = new TZDate(moment.getTime(), timeZone)
  return wall.getHours() * 3600 + wall.getMinutes() * 60 + wall.getSeconds()
}
