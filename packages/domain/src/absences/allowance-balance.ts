import type { Day } from '../calendar/day'
import type { HolidayYear } from './holiday-years'
import type { LeaveDay } from './leave-account'
import { type LeaveTaken, leaveTaken } from './leave-taken'

/** What a reason with an allowance of its own leaves in one holiday year, in half days. */
export interface AllowanceBalance extends LeaveTaken {
  readonly year: HolidayYear
  readonly allowance: number
  readonly left: number
}

/** The allowance is there whole in every holiday year, also for starters, and nothing of it is carried over. */
export const allowanceBalance = (
  allowance: number,
  days: readonly LeaveDay[],
  year: HolidayYear,
  today: Day,
): AllowanceBalance => {
  const ofYear = days.filter(({ day }) => day >= year.startDate && day <= year.endDate)
  const taken = leaveTaken(ofYear, today)
  return { year, allowance, ...taken, left: allowance - taken.takenPast - taken.takenAhead - taken.waiting }
}
