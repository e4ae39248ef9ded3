import { type Day, daysBetween } from '../calendar/day'
import { type DatedPeriods, periodsBetween } from '../people/employment-contract'
import type { HolidayYear } from './holiday-years'

/** What one period of the contract gives to a holiday year, by the days it is in force in it. */
export interface EntitlementPart {
  readonly appliedDate: Day
  readonly from: Day
  readonly to: Day
  /** What the period gives to a whole year. */
  readonly halfDaysOfYear: number
  readonly days: number
  readonly wholeYearDays: number
}

export const entitlementParts = (contract: DatedPeriods | undefined, year: HolidayYear): EntitlementPart[] =>
  (contract ? periodsBetween(contract, year.startDate, year.endDate) : []).map(({ period, from, to }) => ({
    appliedDate: period.appliedDate,
    from,
    to,
    halfDaysOfYear: period.holidayEntitlementDays * 2,
    days: daysBetween(from, to) + 1,
    wholeYearDays: year.wholeYearDays,
  }))

/** The exact entitlement is a fraction, of which all parts of a year have one denominator: the days of a whole year. */
export const exactEntitlement = (parts: readonly EntitlementPart[]): { numerator: number; denominator: number } => ({
  numerator: parts.reduce((sum, { halfDaysOfYear, days }) => sum + halfDaysOfYear * days, 0),
  denominator: parts[0]?.wholeYearDays ?? 1,
})

/** The sum of all parts, which only then is rounded up to the half day. */
export const entitlementOf = (parts: readonly EntitlementPart[]): number => {
  const { numerator, denominator } = exactEntitlement(parts)
  return Math.ceil(numerator / denominator)
}
