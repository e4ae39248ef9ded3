import { type Day, formatDay } from '@praxis/domain/calendar/day'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { timeOfDayInTimeZone } from '@praxis/domain/calendar/moment-in-time-zone'
import { formatTimeOfDay } from '@praxis/domain/calendar/time-of-day'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNow } from '../../ui/dates/use-now'
import { workspaceQuery } from '../workspaces/workspaces.queries'

/** The time zone in which the reader's days begin: their own, or the company's. */
export function useReadersTimeZone(): string {
  const { data: workspace } = useSuspenseQuery(workspaceQuery)
  return workspace.employment.preferences.timeZone ?? workspace.company.details.timeZone
}

const MINUTE_MS = 60_000

/** The reader's day, which changes at their midnight. */
export const useToday = (timeZone: string): Day => dayInTimeZone(useNow(MINUTE_MS), timeZone)

/** Gives the reader's day of a moment, as dd/MM/yyyy. */
export function useDayText(): (moment: string) => string {
  const timeZone = useReadersTimeZone()
  return (moment) => formatDay(dayInTimeZone(new Date(moment), timeZone))
}

/** A moment as HH:mm by the reader's clock. */
export const clockText = (moment: string, timeZone: string): string =>
  formatTimeOfDay(timeOfDayInTimeZone(new Date(moment), timeZone))
