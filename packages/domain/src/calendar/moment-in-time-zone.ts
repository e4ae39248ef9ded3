import { type Day, partsOfDay } from './day'
import { aheadOfUtc, wallMoment } from './offset-of-time-zone'

const DAY_MS = 86_400_000

/**
 * The moment at which clocks of a time zone show a time of a day, in seconds since midnight. A time that clocks skip in
 * spring is as much later as they jump; of a time that comes twice in autumn it is the first.
 */
export const momentAt = (day: Day, secondsSinceMidnight: number, timeZone: string): Date => {
  const { year, month, dayOfMonth } = partsOfDay(day)
  const wall = new Date(0).setUTCFullYear(year, month - 1, dayOfMonth) + secondsSinceMidnight * 1000
  // Clocks change at most once in two days, so one of the two moments is the right one.
  const before = wall - aheadOfUtc(wall - DAY_MS, timeZone)
  const after = wall - aheadOfUtc(wall + DAY_MS, timeZone)
  const isShown = (moment: number) => moment + aheadOfUtc(moment, timeZone) === wall
  return new Date(isShown(before) || !isShown(after) ? before : after)
}

/** What clocks of a time zone show at a moment, in seconds since midnight. */
export const timeOfDayInTimeZone = (moment: Date, timeZone: string): number => {
  const wall = wallMoment(moment, timeZone)
  return wall.getUTCHours() * 3600 + wall.getUTCMinutes() * 60 + wall.getUTCSeconds()
}
