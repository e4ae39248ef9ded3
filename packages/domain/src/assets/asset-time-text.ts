import { formatDay } from '../calendar/day'
import { dayInTimeZone } from '../calendar/day-in-time-zone'
import { timeOfDayInTimeZone } from '../calendar/moment-in-time-zone'
import { formatTimeOfDay } from '../calendar/time-of-day'

const timeText = (moment: Date, timeZone: string): string => formatTimeOfDay(timeOfDayInTimeZone(moment, timeZone))

/** A moment as it is written: 18/11/2026 09:00. */
export const momentText = (moment: string, timeZone: string): string => {
  const date = new Date(moment)
  return `${formatDay(dayInTimeZone(date, timeZone))} ${timeText(date, timeZone)}`
}

/** The times of a booking as they are written; a day that both are on is named once. */
export const timesText = ({ from, to }: { readonly from: string; readonly to: string }, timeZone: string): string => {
  const end = new Date(to)
  const isSameDay = dayInTimeZone(new Date(from), timeZone) === dayInTimeZone(end, timeZone)
  return `${momentText(from, timeZone)} – ${isSameDay ? timeText(end, timeZone) : momentText(to, timeZone)}`
}
