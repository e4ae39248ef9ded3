import { addDays, addMonths, type Day, endOfMonth, partsOfDay, startOfMonth, weekdayOf } from './day'
import { dayInTimeZone } from './day-in-time-zone'
import { firstMomentFrom } from './moment-from'
import { parseTimeOfDay } from './time-of-day'

/**
 * When something happens again and again, by the clocks of a time zone; `at` is HH:mm. Weekdays are numbered from
 * Sunday, 1, to Saturday, 7. In a month that lacks the day it happens on the last one.
 */
export type Schedule =
  | { readonly every: 'day'; readonly at: string }
  | { readonly every: 'week'; readonly on: number; readonly at: string }
  | { readonly every: 'month'; readonly on: number; readonly at: string }

/** One occurrence of a schedule, named by the calendar day it falls on. */
export type Period = Day

const inMonthOf = (day: Day, dayOfMonth: number): Day => {
  const { dayOfMonth: last } = partsOfDay(endOfMonth(day))
  return addDays(startOfMonth(day), Math.min(dayOfMonth, last) - 1)
}

/** The first period after a day. */
export const periodAfter = (day: Day, schedule: Schedule): Period => {
  if (schedule.every === 'day') return addDays(day, 1)
  if (schedule.every === 'week') return addDays(day, ((schedule.on - weekdayOf(day) + 6) % 7) + 1)
  const inThisMonth = inMonthOf(day, schedule.on)
  return inThisMonth > day ? inThisMonth : inMonthOf(addMonths(startOfMonth(day), 1), schedule.on)
}

/** The last period before a day. */
const periodBefore = (day: Day, schedule: Schedule): Period => {
  if (schedule.every === 'day') return addDays(day, -1)
  if (schedule.every === 'week') return addDays(day, -(((weekdayOf(day) - schedule.on + 6) % 7) + 1))
  const inThisMonth = inMonthOf(day, schedule.on)
  return inThisMonth < day ? inThisMonth : inMonthOf(addMonths(startOfMonth(day), -1), schedule.on)
}

/** The moment a period is due. */
export const dueAt = (period: Period, schedule: Schedule, timeZone: string): Date => {
  const seconds = parseTimeOfDay(schedule.at)
  if (seconds === undefined) throw new RangeError(`Not a time of day: ${schedule.at}`)
  return firstMomentFrom(period, seconds, timeZone)
}

/** The period a moment lies in: the last one that was due by then. */
export const periodOf = (moment: Date, schedule: Schedule, timeZone: string): Period => {
  // Where clocks are set back over midnight, they have shown the next day already.
  let period = periodBefore(addDays(dayInTimeZone(moment, timeZone), 2), schedule)
  while (dueAt(period, schedule, timeZone) > moment) period = periodBefore(period, schedule)
  return period
}

/** The moment the period is due that follows the one a moment lies in. */
export const nextDueAt = (moment: Date, schedule: Schedule, timeZone: string): Date =>
  dueAt(periodAfter(periodOf(moment, schedule, timeZone), schedule), schedule, timeZone)
