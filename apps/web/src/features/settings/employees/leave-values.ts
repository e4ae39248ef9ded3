import { type LeaveAccrual, leaveAccruals } from '@praxis/contract/absences/absence-rules'
import type { CompanyManagement } from '@praxis/contract/company/company-management'
import { date } from '@praxis/domain/validation/date-rules'
import { integer, max, min } from '@praxis/domain/validation/number-rules'
import { halfDays } from '../half-days'

/** How leave is counted, as the page edits it. */
export interface LeaveValues {
  readonly carryOverCapDays: number | null
  readonly carryOverExpiryMonths: number | null
  readonly leaveAccrual: LeaveAccrual
  readonly leaveCountedSince: string | null
}

const DAYS_IN_YEAR = 366
const MONTHS_IN_YEAR = 12

export const leaveLabels = {
  carryOverCapDays: 'Carried over at most',
  carryOverExpiryMonths: 'Carried days expire after',
  leaveAccrual: 'Leave is available',
  leaveCountedSince: 'Leave counted since',
} as const

export const leaveRules = {
  carryOverCapDays: [min(0), max(DAYS_IN_YEAR), halfDays],
  carryOverExpiryMonths: [integer, min(0), max(MONTHS_IN_YEAR)],
  leaveCountedSince: date(),
}

export const accrualWords: Readonly<Record<LeaveAccrual, string>> = {
  wholeYear: 'All at once, when the year starts',
  monthly: 'Month by month',
}

export const leaveValuesOf = ({
  carryOverCapDays,
  carryOverExpiryMonths,
  leaveAccrual,
  leaveCountedSince,
}: CompanyManagement['company']['employeeSettings']): LeaveValues => ({
  carryOverCapDays,
  carryOverExpiryMonths,
  leaveAccrual,
  leaveCountedSince,
})

/** The changed settings of leave; null is a value of its own, as it means that there is no limit. */
export const changedLeave = (changed: Partial<LeaveValues>): Partial<LeaveValues> => ({
  ...(changed.carryOverCapDays !== undefined && { carryOverCapDays: changed.carryOverCapDays }),
  ...(changed.carryOverExpiryMonths !== undefined && { carryOverExpiryMonths: changed.carryOverExpiryMonths }),
  ...(changed.leaveAccrual !== undefined && { leaveAccrual: changed.leaveAccrual }),
  ...(changed.leaveCountedSince !== undefined && { leaveCountedSince: changed.leaveCountedSince }),
})

/** A setting of leave in words, where someone else has changed it meanwhile. */
export function leaveText(path: string, value: unknown): string | undefined {
  const accrual = leaveAccruals.find((each) => each === value)
  if (path === 'leaveAccrual' && accrual) return accrualWords[accrual]
  if (path === 'carryOverCapDays') return value === null ? 'No limit' : `${value} days`
  if (path === 'carryOverExpiryMonths') return value === null ? 'The year’s end' : `${value} months`
  return undefined
}
