import type { Day } from '../calendar/day'
import { accruedOn } from './accrual'
import { type HolidayYear, holidayYearOn } from './holiday-years'
import type { LeaveAccount, LeaveDay } from './leave-account'
import { type LeaveYear, leaveYears, ownDays, ownUsedUntil, type UsedDay } from './leave-years'

export interface Overdraft {
  readonly year: HolidayYear
  /** By how many half days the year would be overdrawn. */
  readonly halfDays: number
}

/** By how much the own days that are used up to a day exceed those that are there on it. */
type MissingOn = (leave: LeaveYear<UsedDay>, day: Day) => number

const missingOfYear: MissingOn = (leave) => ownUsedUntil(leave, leave.year.endDate) - ownDays(leave)

const missingOfAccrued: MissingOn = (leave, day) =>
  ownUsedUntil(leave, day) - accruedOn(leave.parts, leave.year)(day) - leave.adjustments

/** What is missing on a day, unless as much was missing before. */
const newlyMissing = (missing: MissingOn, before: LeaveYear<UsedDay>, after: LeaveYear<UsedDay>, day: Day): number => {
  const now = missing(after, day)
  return now > missing(before, day) ? Math.max(now, 0) : 0
}

const latestOf = (days: readonly UsedDay[], latest: Day): Day =>
  days.reduce((last, { day }) => (day > last ? day : last), latest)

/**
 * The first holiday year that more leave would overdraw, also a later one by leaving it less to carry over; undefined
 * when there is enough. Own days have to suffice for all that carried days cannot cover, and where they come month by
 * month, those that have come by each day that is added. What was overdrawn before may stay so, but not become worse.
 */
export const overdrawnBy = (
  account: LeaveAccount,
  added: readonly LeaveDay[],
  removed: readonly LeaveDay[] = [],
): Overdraft | undefined => {
  const { years, rules, days } = account
  const [first] = added.map(({ day }) => day).sort()
  if (first === undefined) return undefined
  const until = latestOf([...days, ...added], first)
  const returned = removed.map(({ day, halfDays }) => ({ day, halfDays: -halfDays }))
  const before = leaveYears<UsedDay>(account, days, until)
  const after = leaveYears<UsedDay>(account, [...days, ...added, ...returned], until)
  const from = holidayYearOn(years, first).startDate
  for (const [index, leave] of after.entries()) {
    const asItWas = before[index]
    if (!asItWas || leave.year.startDate < from) continue
    const addedInYear = added.filter(({ day }) => day >= leave.year.startDate && day <= leave.year.endDate)
    const ofAccrued = rules.accrual === 'monthly' ? addedInYear : []
    const halfDays = Math.max(
      newlyMissing(missingOfYear, asItWas, leave, leave.year.endDate),
      ...ofAccrued.map(({ day }) => newlyMissing(missingOfAccrued, asItWas, leave, day)),
    )
    if (halfDays > 0) return { year: leave.year, halfDays }
  }
  return undefined
}
