import type { Reason } from '@praxis/contract/protocol/reasons'
import type { Day } from '../calendar/day'
import { isWithinConstraint, type TimeSheetConstraint } from './time-constraint'

/** What a project asks of the time logged on it. */
export interface TimeRules {
  readonly isActive: boolean
  /** Why it takes no more time once it is not active. */
  readonly endedReason: Extract<Reason, 'projectInactive' | 'opportunityLocked'>
  readonly isInternal: boolean
  readonly endDate: Day | null
  readonly timeSheetConstraint: TimeSheetConstraint
  readonly isTimeSheetCommentsRequired: boolean
  readonly isNonChargeableTimeAllowed: boolean
}

interface Words {
  readonly duration: number
  readonly chargeable: number
  readonly comment: string
}

/** Matches a comment with something to read in it: blanks and invisible characters do not count. */
const SOMETHING_TO_READ = /[\p{L}\p{N}\p{P}\p{S}]/u

/** What is wrong with time on a project, regardless of its day. Internal time is never chargeable. */
export const refusalOfContent = (project: TimeRules, { duration, chargeable, comment }: Words): Reason | undefined => {
  if (project.isTimeSheetCommentsRequired && !SOMETHING_TO_READ.test(comment)) return 'timeSheetCommentRequired'
  const isRefused = !project.isInternal && !project.isNonChargeableTimeAllowed && chargeable < duration
  return isRefused ? 'nonChargeableTimeNotAllowed' : undefined
}

/** What is wrong with logging time of a day on a project. */
export const refusalOfPlace = (project: TimeRules, day: Day): Reason | undefined => {
  if (!project.isActive) return project.endedReason
  return project.endDate !== null && day > project.endDate ? 'pastProjectEndDate' : undefined
}

interface Logged extends Words {
  readonly day: Day
  /** Which day it is for the employee. */
  readonly today: Day
  /** Whether the time was on that day and project already: it was in time when it was logged. */
  readonly isPlaceKept: boolean
}

/** Why time may not be logged or changed; undefined if it may. */
export const refusalOfSubmission = (project: TimeRules, logged: Logged): Reason | undefined => {
  if (!project.isActive) return project.endedReason
  const { day, today, isPlaceKept } = logged
  if (!isPlaceKept && !isWithinConstraint({ constraint: project.timeSheetConstraint, day, today }))
    return 'notWithinTimeConstraint'
  return refusalOfPlace(project, day) ?? refusalOfContent(project, logged)
}
