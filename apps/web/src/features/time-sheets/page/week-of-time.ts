import type { TimeSheetSubmission } from '@praxis/contract/time-sheet-shapes'
import type { TimeSheetDay, TimeSheetPeriod } from '@praxis/contract/time-sheets'
import type { TimeTracker } from '@praxis/contract/time-trackers'
import type { Day } from '@praxis/domain/calendar/day'
import { type TimeByState, timeByState } from '@praxis/domain/time/time-figures'

/** A timer as far as it has come. */
export interface RunningTime {
  readonly timer: TimeTracker
  readonly seconds: number
}

export interface DayOfTime extends TimeSheetDay {
  readonly submissions: readonly TimeSheetSubmission[]
  readonly running: readonly RunningTime[]
  readonly figures: TimeByState
}

export interface WeekOfTime {
  readonly days: readonly DayOfTime[]
  readonly submissions: readonly TimeSheetSubmission[]
  readonly running: readonly RunningTime[]
  readonly contracted: number
  readonly figures: TimeByState
}

const entryOf = ({ request, duration, chargeableDuration }: TimeSheetSubmission) => ({
  state: request.state,
  duration,
  chargeableDuration,
})

const figuresOf = (submissions: readonly TimeSheetSubmission[], running: readonly RunningTime[]) =>
  timeByState(
    submissions.map(entryOf),
    running.reduce((sum, { seconds }) => sum + seconds, 0),
  )

/** A period by its days; what runs belongs to today. */
export function weekOfTime(
  { days, submissions, contractedTimeInterval }: TimeSheetPeriod,
  running: readonly RunningTime[],
  today: Day,
): WeekOfTime {
  const shown = days.some(({ day }) => day === today) ? running : []
  return {
    submissions,
    running: shown,
    contracted: contractedTimeInterval,
    figures: figuresOf(submissions, shown),
    days: days.map((day) => {
      const ofDay = submissions.filter((submission) => submission.day === day.day)
      const runs = day.day === today ? shown : []
      return { ...day, submissions: ofDay, running: runs, figures: figuresOf(ofDay, runs) }
    }),
  }
}

/** What can be submitted, by its ids. */
export const submittable = (submissions: readonly TimeSheetSubmission[]): string[] =>
  submissions.filter(({ can }) => can.submit).map(({ id }) => id)
