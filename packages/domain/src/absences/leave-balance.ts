import type { Day } from '../calendar/day'
import { accruedOn } from './accrual'
import type { EntitlementPart } from './entitlement'
import { sumOfHalfDays } from './half-days'
import type { HolidayYear } from './holiday-years'
import type { LeaveAccount } from './leave-account'
import { type LeaveTaken, leaveTaken } from './leave-taken'
import { carriedUsedUntil, leaveYears } from './leave-years'

/** A person's annual leave in one holiday year, in half days: `left` is exactly the sum of its parts. */
export interface LeaveBalance extends LeaveTaken {
  readonly year: HolidayYear
  readonly entitlementParts: readonly EntitlementPart[]
  readonly entitlement: number
  readonly adjustments: number
  readonly carried: number
  /** The last day on which carried days can be used; null where none were carried. */
  readonly carriedUntil: Day | null
  /** The carried days that were not used while they could be. */
  readonly expired: number
  readonly left: number
  /** What of the entitlement is there today: all of it, unless it comes month by month. */
  readonly accrued: number
  /** What is there today, less what is taken and waiting up to today. */
  readonly leftOfAccrued: number
}

const notCounted = (year: HolidayYear): LeaveBalance => ({
  year,
  ...{ entitlementParts: [], entitlement: 0, adjustments: 0, carried: 0, carriedUntil: null, expired: 0 },
  ...{ takenPast: 0, takenAhead: 0, waiting: 0, left: 0, accrued: 0, leftOfAccrued: 0 },
})

/** The balance of a holiday year as it stands today. Years before those that are counted have nothing in them. */
export const leaveBalance = (account: LeaveAccount, year: HolidayYear, today: Day): LeaveBalance => {
  const leave = leaveYears(account, account.days, year.endDate).at(-1)
  if (!leave) return notCounted(year)
  const { parts, entitlement, adjustments, carried, lastDayOfCarried, used } = leave
  const expired = today > lastDayOfCarried ? carried - carriedUsedUntil(leave, lastDayOfCarried) : 0
  const taken = leaveTaken(used, today)
  const usedUntilToday = sumOfHalfDays(used.filter(({ day }) => day <= today))
  const accrued = account.rules.accrual === 'monthly' ? accruedOn(parts, year)(today) : entitlement
  return {
    year,
    entitlementParts: parts,
    ...{ entitlement, adjustments, carried },
    carriedUntil: carried === 0 ? null : lastDayOfCarried,
    expired,
    ...taken,
    left: entitlement + adjustments + carried - expired - taken.takenPast - taken.takenAhead - taken.waiting,
    accrued,
    leftOfAccrued: accrued + adjustments + carried - expired - usedUntilToday,
  }
}
