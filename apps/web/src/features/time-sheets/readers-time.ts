import type { Day } from '@praxis/domain/calendar/day'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { timeOfDayInTimeZone } from '@praxis/domain/calendar/moment-in-time-zone'
import { formatTimeOfDay } from '@praxis/domain/calendar/time-of-day'
import { useNow } from '../../ui/dates/use-now'

/** HH:mm by the reader's clock. */
export const clockText = (moment: string, timeZone: string): string =>
  formatTimeOfDay(timeOfDayInTimeZone(new Date(moment), timeZone))

const MINUTE_MS = 60_000

/** The reader's day, which changes at their midnight. */
export const useToday = (timeZone: string): Day => dayInTimeZone(useNow(MINUTE_MS), timeZone)
