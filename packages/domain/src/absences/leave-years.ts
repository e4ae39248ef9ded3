import type { Day } from '../calendar/day'
import { carriedInto, lastDayOfCarried } from './carry-over'
import { type EntitlementPart, entitlementOf, entitlementParts } from './entitlement'
import { sumOfHalfDays } from './half-days'
import { type HolidayYear, holidayYearAfter, holidayYearOn } from './holiday-years'
import type { LeaveAccount } from './leave-account'

/** Half days of leave on a day. */
export interface UsedDay {
  readonly day: Day
  readonly halfDays: number
}

/** A holiday year of somebody's annual leave, with what was carried into it. */
export interface LeaveYear<Used extends UsedDay> {
  readonly year: HolidayYear
  readonly parts: readonly EntitlementPart[]
  readonly entitlement: number
  readonly adjustments: number
  readonly carried: number
  /** The last day on which carried days can be used. */
  readonly lastDayOfCarried: Day
  /** The leave of the year, by day. */
  readonly used: readonly Used[]
}

/** Of the leave up to a day, what carried days cover: they are used first, for days on which they can be used. */
export const carriedUsedUntil = ({ carried, lastDayOfCarried: last, used }: LeaveYear<UsedDay>, day: Day): number => {
  if (carried === 0) return 0
  return Math.min(carried, sumOfHalfDays(used.filter((each) => each.day <= last && each.day <= day)))
}

/** Of the leave up to a day, what the year's own days cover. */
export const ownUsedUntil = (leave: LeaveYear<UsedDay>, day: Day): number =>
  sumOfHalfDays(leave.used.filter((each) => each.day <= day)) - carriedUsedUntil(leave, day)

/** The days that a year gives by itself: its entitlement and what it was adjusted by. */
export const ownDays = ({ entitlement, adjustments }: LeaveYear<UsedDay>): number => entitlement + adjustments

/** The year from which on somebody's leave is counted: nothing is carried into it, nor into one before the contract. */
const firstYear = ({ contract, years, rules }: LeaveAccount, until: Day): HolidayYear => {
  const counted = holidayYearOn(years, rules.countedSince)
  const since = contract && contract.startDate < until ? contract.startDate : until
  return since > counted.endDate ? holidayYearOn(years, since) : counted
}

/** The holiday years in which leave is counted, up to the one that holds a day, with the leave used in each. */
export const leaveYears = <Used extends UsedDay>(
  account: LeaveAccount,
  used: readonly Used[],
  until: Day,
): LeaveYear<Used>[] => {
  const byDay = used.toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)))
  const found: LeaveYear<Used>[] = []
  let index = 0
  for (let year = firstYear(account, until); year.startDate <= until; year = holidayYearAfter(account.years, year)) {
    const ofYear: Used[] = []
    for (let each = byDay[index]; each && each.day <= year.endDate; each = byDay[++index])
      if (each.day >= year.startDate) ofYear.push(each)
    const parts = entitlementParts(account.contract, year)
    const before = found.at(-1)
    const ownLeft = before ? ownDays(before) - ownUsedUntil(before, before.year.endDate) : 0
    found.push({
      year,
      parts,
      entitlement: entitlementOf(parts),
      adjustments: sumOfHalfDays(
        account.adjustments.filter(({ yearStart }) => yearStart >= year.startDate && yearStart <= year.endDate),
      ),
      carried: carriedInto(account, year, ownLeft),
      lastDayOfCarried: lastDayOfCarried(year, account.rules),
      used: ofYear,
    })
  }
  return found
}
