import type { TimeSheetSubmission } from '@praxis/contract/time-sheet-shapes'
import type { TimeSheetDay, TimeSheetPeriod } from '@praxis/contract/time-sheets'
import type { TimeTracker } from '@praxis/contract/time-trackers'
import type { Day } from '@praxis/domain/calendar/day'
import { type TimeByState, timeByState } from '@praxis/domain/time/time-figures'

/** A timer as far as it has come. */
export interface RunningTime {
  readonly timer: TimeTracker
  readonly seconds: number
  /** On which it was started: its time will be logged there. */
  readonly day: Day
}

export interface DayOfTime extends TimeSheetDay {
  readonly submissions: readonly TimeSheetSubmission[]
  readonly running: readonly RunningTime[]
  readonly figures: TimeByState
  /** Nothing is contracted, although there is a contract. */
  readonly isDayOff: boolean
}

export interface WeekOfTime {
  readonly days: readonly DayOfTime[]
  readonly submissions: readonly TimeSheetSubmission[]
  readonly running: readonly RunningTime[]
  readonly contracted: number
  readonly hasContract: boolean
  readonly figures: TimeByState
}

const entryOf = ({ request, duration, chargeableDuration }: TimeSheetSubmission) => ({
  state: request.state,
  duration,
  chargeableDuration,
})

const sumOf = (running: readonly RunningTime[]) => running.reduce((sum, { seconds }) => sum + seconds, 0)

const isCharged = ({ timer: { project, isChargeable } }: RunningTime) =>
  isChargeable && project !== null && !project.isInternal

/** What runs is in the whole, and in what is chargeable. */
const figuresOf = (submissions: readonly TimeSheetSubmission[], running: readonly RunningTime[]): TimeByState => {
  const figures = timeByState(submissions.map(entryOf), sumOf(running))
  return { ...figures, chargeable: figures.chargeable + sumOf(running.filter(isCharged)) }
}

/** A period by its days; what runs belongs to the day it was started on. */
export function weekOfTime(
  { days, submissions, contractedTimeInterval, hasContract }: TimeSheetPeriod,
  running: readonly RunningTime[],
): WeekOfTime {
  const shown = running.filter((each) => days.some(({ day }) => day === each.day))
  return {
    submissions,
    running: shown,
    contracted: contractedTimeInterval,
    hasContract,
    figures: figuresOf(submissions, shown),
    days: days.map((day) => {
      const ofDay = submissions.filter((submission) => submission.day === day.day)
      const runs = shown.filter((each) => each.day === day.day)
      return {
        ...day,
        submissions: ofDay,
        running: runs,
        figures: figuresOf(ofDay, runs),
        isDayOff: hasContract && day.contractedTimeInterval === 0,
      }
    }),
  }
}

const DAY_SECONDS = 86_400
export const MORE_THAN_A_DAY = 'More than 24 hours are logged on this day'

/** Pointed out, not refused: two timers may have run at once. */
export const isMoreThanADay = ({ figures }: DayOfTime): boolean => figures.total > DAY_SECONDS

/** What can be submitted, by its ids. */
export const submittable = (submissions: readonly TimeSheetSubmission[]): string[] =>
  submissions.filter(({ can }) => can.submit).map(({ id }) => id)
