import type { timeSheetConstraints } from '@praxis/contract/projects/project-rules'
import { addDays, type Day } from '../calendar/day'

export type TimeSheetConstraint = (typeof timeSheetConstraints)[number]

const DAYS_BACK = 14

interface LoggingDay {
  readonly constraint: TimeSheetConstraint
  readonly day: Day
  /** Which day it is for the employee. */
  readonly today: Day
}

/** Whether time of a day may still be logged. */
export const isWithinConstraint = ({ constraint, day, today }: LoggingDay): boolean => {
  if (constraint === 'none') return true
  return constraint === 'strict' ? day === today : day >= addDays(today, -DAYS_BACK)
}
