import { addDays, addMonths, type Day } from '../calendar/day'
import { employedOn } from '../people/employment-contract'
import type { HolidayYear } from './holiday-years'
import type { LeaveAccount, LeaveRules } from './leave-account'

/** The last day of a year on which days that were carried into it can be used. */
export const lastDayOfCarried = (year: HolidayYear, { carryOverExpiryMonths }: LeaveRules): Day => {
  if (carryOverExpiryMonths === null) return year.endDate
  const last = addDays(addMonths(year.startDate, carryOverExpiryMonths), -1)
  return last < year.endDate ? last : year.endDate
}

/** What is carried into a year of the own days that the year before it left: nothing over a gap in the contract. */
export const carriedInto = ({ contract, rules }: LeaveAccount, year: HolidayYear, ownLeft: number): number => {
  const { carryOverCapHalfDays, carryOverExpiryMonths } = rules
  const isEmployedThroughout = employedOn(contract, addDays(year.startDate, -1)) && employedOn(contract, year.startDate)
  if (carryOverExpiryMonths === 0 || !isEmployedThroughout) return 0
  return Math.min(carryOverCapHalfDays ?? Number.POSITIVE_INFINITY, Math.max(ownLeft, 0))
}
