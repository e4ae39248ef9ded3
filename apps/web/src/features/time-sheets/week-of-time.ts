import type { TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'
import type { TimeSheetDay, TimeSheetPeriod } from '@praxis/contract/time/time-sheets'
import type { TimeTracker } from '@praxis/contract/time/time-trackers'
import type { Day } from '@praxis/domain/calendar/day'
import { type TimeByState, timeByState } from '@praxis/domain/time/time-figures'
import { type ColoursOf, coloursOf } from './colours-of-logged'
import { type DayNote, dayNotes } from './day-notes'
import { type ShownTime, shownTime } from './shown-time'

/** A running timer, up to now. */
export interface RunningTime {
  readonly timer: TimeTracker
  readonly seconds: number
  /** The day on which the timer was started: its time will be logged there. */
  readonly day: Day
}

export interface DayOfTime extends TimeSheetDay {
  readonly submissions: readonly TimeSheetSubmission[]
  readonly running: readonly RunningTime[]
  /** The seconds shown for each entry and timer; the figures are sums of them. */
  readonly shown: ShownTime
  readonly figures: TimeByState
  /** Nothing is contracted on this day, although there is a contract. */
  readonly isDayOff: boolean
  /** Absences and markings on the day. */
  readonly notes: readonly DayNote[]
}

export interface WeekOfTime {
  readonly days: readonly DayOfTime[]
  readonly submissions: readonly TimeSheetSubmission[]
  readonly running: readonly RunningTime[]
  readonly contracted: number
  readonly hasContract: boolean
  readonly shown: ShownTime
  readonly figures: TimeByState
  readonly colours: ColoursOf
}

const entryIn = (shown: ShownTime, { id, request, duration, chargeableDuration }: TimeSheetSubmission) => {
  const seconds = shown.get(id) ?? 0
  return {
    state: request.state,
    duration: seconds,
    chargeableDuration: chargeableDuration === duration ? seconds : Math.min(chargeableDuration, seconds),
  }
}

const sumIn = (shown: ShownTime, running: readonly RunningTime[]) =>
  running.reduce((sum, { timer }) => sum + (shown.get(timer.id) ?? 0), 0)

const isCharged = ({ timer: { project, isChargeable } }: RunningTime) =>
  isChargeable && project !== null && !project.isInternal

/** The sums of some entries and timers; running time counts in the total and as chargeable. */
const figuresIn = (
  shown: ShownTime,
  submissions: readonly TimeSheetSubmission[],
  running: readonly RunningTime[],
): TimeByState => {
  const entries = submissions.map((submission) => entryIn(shown, submission))
  const figures = timeByState(entries, sumIn(shown, running))
  return { ...figures, chargeable: figures.chargeable + sumIn(shown, running.filter(isCharged)) }
}

/** A period by its days; a running timer belongs to the day it was started on. */
export function weekOfTime(
  { days, submissions, contractedTimeInterval, hasContract }: TimeSheetPeriod,
  running: readonly RunningTime[],
): WeekOfTime {
  const ofWeek = running.filter((each) => days.some(({ day }) => day === each.day))
  const shown = shownTime(
    submissions,
    ofWeek.map(({ timer, seconds }) => ({ id: timer.id, seconds })),
  )
  return {
    submissions,
    running: ofWeek,
    shown,
    contracted: contractedTimeInterval,
    hasContract,
    figures: figuresIn(shown, submissions, ofWeek),
    colours: coloursOf([...submissions, ...ofWeek.map(({ timer }) => timer)]),
    days: days.map((day) => {
      const ofDay = submissions.filter((submission) => submission.day === day.day)
      const runs = ofWeek.filter((each) => each.day === day.day)
      return {
        ...day,
        submissions: ofDay,
        running: runs,
        shown,
        figures: figuresIn(shown, ofDay, runs),
        isDayOff: hasContract && day.contractedTimeInterval === 0,
        notes: dayNotes(day, hasContract),
      }
    }),
  }
}

const DAY_SECONDS = 86_400
export const MORE_THAN_A_DAY = 'More than 24 hours are logged on this day'

/** Whether more than 24 hours are logged: that is pointed out, not refused, as two timers may have run at once. */
export const isMoreThanADay = ({ figures }: DayOfTime): boolean => figures.total > DAY_SECONDS

/** The ids of the submissions that can be submitted. */
export const submittable = (submissions: readonly TimeSheetSubmission[]): string[] =>
  submissions.filter(({ can }) => can.submit).map(({ id }) => id)
