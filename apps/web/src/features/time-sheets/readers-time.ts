import type { Day } from '@praxis/domain/calendar/day'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { timeOfDayInTimeZone } from '@praxis/domain/calendar/moment-in-time-zone'
import { formatTimeOfDay } from '@praxis/domain/calendar/time-of-day'
import { useEffect, useState } from 'react'

/** HH:mm by the reader's clock. */
export const clockText = (moment: string, timeZone: string): string =>
  formatTimeOfDay(timeOfDayInTimeZone(new Date(moment), timeZone))

/** The present moment, told again and again. */
export function useNow(everyMs: number): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}

const MINUTE_MS = 60_000

/** The reader's day, which changes at their midnight. */
export const useToday = (timeZone: string): Day => dayInTimeZone(useNow(MINUTE_MS), timeZone)
