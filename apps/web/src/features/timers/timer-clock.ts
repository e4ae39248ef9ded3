import type { TimeTracker } from '@praxis/contract/time/time-trackers'
import type { Day } from '@praxis/domain/calendar/day'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'

const two = (value: number): string => String(value).padStart(2, '0')

/** Whole seconds from the start to a moment; undefined when the start is no moment. */
export function secondsSince(startDate: string, now: number): number | undefined {
  const started = Date.parse(startDate)
  return Number.isNaN(started) ? undefined : Math.max(0, Math.floor((now - started) / 1000))
}

/** '1:24:08' since the start; 'N/A' when the start is no moment. */
export function clockText(startDate: string, now: number): string {
  const seconds = secondsSince(startDate, now)
  if (seconds === undefined) return 'N/A'
  return `${Math.floor(seconds / 3600)}:${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`
}

interface RunningTime {
  readonly timer: TimeTracker
  readonly seconds: number
  readonly day: Day
}

/** Running timers up to now, each on the day that its time will be logged on. */
export const runningTime = (running: readonly TimeTracker[], now: number, timeZone: string): RunningTime[] =>
  running.flatMap((timer) => {
    const seconds = secondsSince(timer.startDate, now)
    return seconds === undefined ? [] : [{ timer, seconds, day: dayInTimeZone(new Date(timer.startDate), timeZone) }]
  })
