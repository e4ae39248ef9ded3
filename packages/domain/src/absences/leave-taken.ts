import type { Day } from '../calendar/day'
import type { LeaveDay } from './leave-account'

/** What became of leave that was asked for, in half days. */
export interface LeaveTaken {
  /** Approved, up to today. */
  readonly takenPast: number
  /** Approved, after today. */
  readonly takenAhead: number
  readonly waiting: number
}

export const leaveTaken = (days: readonly LeaveDay[], today: Day): LeaveTaken => {
  const sums = { takenPast: 0, takenAhead: 0, waiting: 0 }
  for (const { day, halfDays, isWaiting } of days) {
    if (isWaiting) sums.waiting += halfDays
    else if (day <= today) sums.takenPast += halfDays
    else sums.takenAhead += halfDays
  }
  return sums
}
