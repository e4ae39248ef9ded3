import { formatDay } from '@praxis/domain/calendar/day'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'

/** When a workspace was last opened, in the reader's own days. */
export function openedText(lastOpenedAt: string | null, now: Date, timeZone: string): string {
  if (lastOpenedAt === null) return 'Not opened yet'
  const day = dayInTimeZone(new Date(lastOpenedAt), timeZone)
  return day === dayInTimeZone(now, timeZone) ? 'Last opened today' : `Opened ${formatDay(day)}`
}
