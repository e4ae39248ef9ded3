import type { Day } from '@praxis/domain/calendar/day'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { useSuspenseQuery } from '@tanstack/react-query'
import { workspaceQuery } from '../../workspaces/workspaces.queries'

/** The day it is for the reader. */
export function useToday(): Day {
  const { data } = useSuspenseQuery(workspaceQuery)
  return dayInTimeZone(new Date(), data.employment.preferences.timeZone ?? data.company.details.timeZone)
}
