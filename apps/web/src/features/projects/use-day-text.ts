import { formatDay } from '@praxis/domain/calendar/day'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { useSuspenseQuery } from '@tanstack/react-query'
import { workspaceQuery } from '../workspaces/workspaces.queries'

/** Where the reader's days begin: their own time zone, or the company's. */
export function useReadersTimeZone(): string {
  const { data: workspace } = useSuspenseQuery(workspaceQuery)
  return workspace.employment.preferences.timeZone ?? workspace.company.details.timeZone
}

/** The reader's day of a moment, dd/MM/yyyy. */
export function useDayText(): (moment: string) => string {
  const timeZone = useReadersTimeZone()
  return (moment) => formatDay(dayInTimeZone(new Date(moment), timeZone))
}
