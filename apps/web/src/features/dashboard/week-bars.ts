import type { TimeSheetPeriod } from '@praxis/contract/time-sheets'
import type { Day } from '@praxis/domain/calendar/day'
import { type TimeByState, timeByState } from '@praxis/domain/time/time-figures'

export const TIME_PARTS = [
  { part: 'approved', word: 'Approved' },
  { part: 'waitingForApproval', word: 'Waiting' },
  { part: 'unsubmitted', word: 'Unsubmitted' },
  { part: 'denied', word: 'Denied' },
  { part: 'running', word: 'Running now' },
] as const

export interface DayBar {
  readonly day: Day
  readonly contracted: number
  readonly bankHoliday: string | null
  readonly figures: TimeByState
}

export interface WeekBars {
  readonly days: readonly DayBar[]
  readonly figures: TimeByState
  readonly contracted: number
  readonly hasContract: boolean
  /** The highest of all bars and of what is contracted: the height of the drawing. */
  readonly highest: number
  /** What is contracted on every working day, where it is always the same. */
  readonly everyDay: number | undefined
}

/** What timers have measured so far, on the day they were started on. */
export interface RunningOnDay {
  readonly day: Day
  readonly seconds: number
}

const sumOf = (running: readonly RunningOnDay[]) => running.reduce((sum, { seconds }) => sum + seconds, 0)

/** A week day by day; what runs belongs to the day it was started on. */
export function weekBars(period: TimeSheetPeriod, running: readonly RunningOnDay[]): WeekBars {
  const entries = period.submissions.map(({ day, duration, request }) => ({ day, duration, state: request.state }))
  const runs = running.filter(({ day }) => period.from <= day && day <= period.to)
  const days = period.days.map(({ day, contractedTimeInterval, bankHoliday }) => ({
    day,
    contracted: contractedTimeInterval,
    bankHoliday,
    figures: timeByState(
      entries.filter((entry) => entry.day === day),
      sumOf(runs.filter((each) => each.day === day)),
    ),
  }))
  const contractedDays = new Set(days.map(({ contracted }) => contracted).filter((contracted) => contracted > 0))
  return {
    days,
    figures: timeByState(entries, sumOf(runs)),
    contracted: period.contractedTimeInterval,
    hasContract: period.hasContract,
    highest: Math.max(1, ...days.flatMap(({ contracted, figures }) => [contracted, figures.total])),
    everyDay: contractedDays.size === 1 ? [...contractedDays][0] : undefined,
  }
}
