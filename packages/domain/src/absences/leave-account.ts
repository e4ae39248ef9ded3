import type { Day } from '../calendar/day'
import type { DatedPeriods } from '../people/employment-contract'
import type { HolidayYearRules } from './holiday-years'

/** How a company counts leave. */
export interface LeaveRules {
  /** The most that is carried over into the next year; null for all of it. */
  readonly carryOverCapHalfDays: number | null
  /** For how many months of the next year carried days can be used; null for all of it, 0 when nothing is carried. */
  readonly carryOverExpiryMonths: number | null
  /** Whether the entitlement is there at once, or comes in parts at the start of each month. */
  readonly accrual: 'wholeYear' | 'monthly'
  /** Leave is counted from the holiday year that holds this day on; years before it do not exist. */
  readonly countedSince: Day
}

/** A day of leave, or half of one, that is approved or waits for a decision. */
export interface LeaveDay {
  readonly day: Day
  readonly halfDays: 1 | 2
  readonly isWaiting: boolean
}

/** Half days that somebody added to a year, or took from it. */
export interface LeaveAdjustment {
  /** Any day of the holiday year that is adjusted. */
  readonly yearStart: Day
  readonly halfDays: number
}

/** All that a person's annual leave is counted from; every number of it is in half days. */
export interface LeaveAccount {
  /** Absent for people without a contract, who have no entitlement. */
  readonly contract: DatedPeriods | undefined
  readonly years: HolidayYearRules
  readonly rules: LeaveRules
  readonly adjustments: readonly LeaveAdjustment[]
  readonly days: readonly LeaveDay[]
}
