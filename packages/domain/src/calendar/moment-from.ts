import type { Day } from './day'
import { momentAt } from './moment-in-time-zone'
import { aheadOfUtc } from './offset-of-time-zone'

const startOfUtcDay = (day: Day): number => new Date(`${day}T00:00:00Z`).getTime()

/**
 * The first moment at which clocks of a time zone show a time of a day; where clocks skip the time, the moment they
 * jump. Of a time that comes twice it is the first.
 */
export const firstMomentFrom = (day: Day, secondsSinceMidnight: number, timeZone: string): Date => {
  const wall = startOfUtcDay(day) + secondsSinceMidnight * 1000
  const moment = momentAt(day, secondsSinceMidnight, timeZone).getTime()
  const ahead = aheadOfUtc(moment, timeZone)
  if (moment + ahead === wall) return new Date(moment)
  // The time is skipped, and the jump lies between the moments that the offsets after and before it give.
  let [before, after] = [wall - ahead, moment]
  while (after - before > 1) {
    const between = Math.floor((before + after) / 2)
    if (aheadOfUtc(between, timeZone) === ahead) after = between
    else before = between
  }
  return new Date(after)
}
