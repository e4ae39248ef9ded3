import {
  addDays,
  addMonths,
  type Day,
  endOfMonth,
  endOfWeek,
  startOfWeek,
  weekdayOf,
} from '@praxis/domain/calendar/day'

const DAY_MS = 86_400_000

export const daysBefore = (moment: string, days: number): string =>
  new Date(Date.parse(moment) - days * DAY_MS).toISOString()

/** The day; without a year, such as 07-01, that of the year the moment is in. */
export const dayOrThisYears = (day: string, moment: string): string =>
  day.length === 'MM-DD'.length ? `${moment.slice(0, 4)}-${day}` : day

const dayOf = (moment: string): Day => moment.slice(0, 10)

const SATURDAY = 7
const SUNDAY = 1

/** The day so many days ago; in place of a weekend the Friday before, when people are at work. */
export const workdayBefore = (moment: string, days: number): Day => {
  const day = addDays(dayOf(moment), -days)
  const weekday = weekdayOf(day)
  if (weekday === SATURDAY) return addDays(day, -1)
  return weekday === SUNDAY ? addDays(day, -2) : day
}

/** The Monday of the week that is so many days ahead. */
export const mondayIn = (moment: string, days: number): Day => startOfWeek(addDays(dayOf(moment), days))

/** The Friday of the week that is so many days ahead. */
export const fridayIn = (moment: string, days: number): Day => addDays(endOfWeek(addDays(dayOf(moment), days)), -2)

export const endOfMonthIn = (moment: string, months: number): Day => endOfMonth(addMonths(dayOf(moment), months))
