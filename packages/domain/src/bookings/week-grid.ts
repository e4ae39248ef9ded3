import { addDays, type Day, startOfWeek, weekdayOf } from '../calendar/day'

export interface WeekOfSeconds {
  readonly monday: Day
  readonly seconds: number
}

const DAYS_OF_WEEK = 7

/** Sums by week what lies on days that follow each other; the weeks of a stretch are all there, also empty ones. */
export const sumsByWeek = (from: Day, seconds: readonly number[]): WeekOfSeconds[] => {
  const before = (weekdayOf(from) + 5) % DAYS_OF_WEEK
  const monday = startOfWeek(from)
  const weeks = Math.ceil((before + seconds.length) / DAYS_OF_WEEK)
  return Array.from({ length: seconds.length === 0 ? 0 : weeks }, (_, week) => {
    let sum = 0
    for (let day = 0; day < DAYS_OF_WEEK; day += 1) sum += seconds[week * DAYS_OF_WEEK + day - before] ?? 0
    return { monday: addDays(monday, week * DAYS_OF_WEEK), seconds: sum }
  })
}

/** Weeks that follow each other, as the stretches of days they are. */
export const stretchesOfWeeks = (mondays: readonly Day[]): { from: Day; to: Day }[] => {
  const stretches: { from: Day; to: Day }[] = []
  for (const monday of mondays.toSorted()) {
    const last = stretches.at(-1)
    if (last && addDays(last.to, 1) === monday) last.to = addDays(monday, DAYS_OF_WEEK - 1)
    else stretches.push({ from: monday, to: addDays(monday, DAYS_OF_WEEK - 1) })
  }
  return stretches
}
