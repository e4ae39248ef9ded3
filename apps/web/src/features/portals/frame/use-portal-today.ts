import type { Day } from '@praxis/domain/calendar/day'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { useNow } from '../../../ui/dates/use-now'
import { usePortal } from './portal-context'

const MINUTE_MS = 60_000

/** The firm's day: visitors are shown the same one wherever they are. */
export function usePortalToday(): Day {
  const { timeZone } = usePortal()
  return dayInTimeZone(useNow(MINUTE_MS), timeZone)
}
