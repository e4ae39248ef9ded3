import { type Day, daysBetween, weekdayOf } from '@praxis/domain/calendar/day'

const WEEKDAY_NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

export const weekdayName = (day: Day): string => WEEKDAY_NAMES[weekdayOf(day) - 1] ?? ''

const DAYS_IN_WEEK = 7
const DAYS_IN_MONTH = 30.44
const FEWEST_WEEKS = 2
const MOST_WEEKS = 10

/** 'in 6 weeks', 'yesterday': how far a day is from today. */
export function distanceText(today: Day, day: Day): string {
  const days = daysBetween(today, day)
  const format = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' })
  const weeks = Math.abs(days) / DAYS_IN_WEEK
  if (weeks < FEWEST_WEEKS) return format.format(days, 'day')
  if (weeks < MOST_WEEKS) return format.format(Math.round(days / DAYS_IN_WEEK), 'week')
  return format.format(Math.round(days / DAYS_IN_MONTH), 'month')
}
