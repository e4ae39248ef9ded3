import { addDays, type Day } from '@praxis/domain/calendar/day'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { runningTime } from '../../timers/timer-clock'
import { useTimers } from '../../timers/timers-context'
import { useServerNow } from '../../timers/use-server-now'
import { timeSheetPeriodQuery } from '../time-sheets.queries'
import { weekOfTime } from '../week-of-time'

/** A week of the reader's own time, with running timers up to now. */
export function useWeek(from: Day, timeZone: string) {
  const { data: period, error, refetch } = useQuery(timeSheetPeriodQuery(from, addDays(from, 6)))
  const { running } = useTimers()
  const now = useServerNow(running.length > 0)
  const elapsed = runningTime(running, now, timeZone)
  const week = useMemo(() => period && weekOfTime(period, elapsed), [period, elapsed])
  return { week, error: period ? null : (error?.message ?? null), retry: () => void refetch() }
}
