import { defaultWorkingWeek } from '@praxis/contract/company/company-settings'
import type { ContractPeriod } from '@praxis/contract/people/employees'
import type { Day } from '../../calendar/day'
import type { DatedPeriods } from '../../people/employment-contract'
import { FIRST_OF_ALL_DAYS } from '../holiday-years'
import type { LeaveAccount, LeaveDay, LeaveRules } from '../leave-account'

/** A contract of periods that are written as '2026-01-01 25', or '2026-01-01~2026-06-30 25' where they end. */
export const contractOf = (...texts: string[]): DatedPeriods => {
  const periods = texts.map((text): ContractPeriod => {
    const [dates = '', leave] = text.split(' ')
    const [appliedDate = '', endDate] = dates.split('~')
    const terms = { type: 'permanent' as const, workingTimeIntervalByDay: defaultWorkingWeek }
    return { appliedDate, ...terms, holidayEntitlementDays: Number(leave), ...(endDate && { endDate }) }
  })
  return { startDate: periods[0]?.appliedDate ?? '', periods }
}

/** Leave on days that are written as '2026-03-02', '2026-03-03/2' for a half, '2026-03-04?' where it waits. */
export const leaveOn = (...texts: string[]): LeaveDay[] =>
  texts.map((text) => ({
    day: text.slice(0, 10),
    halfDays: text.includes('/2') ? 1 : 2,
    isWaiting: text.endsWith('?'),
  }))

/** So many days of leave from a day of the month on, within that month. */
export const daysOfLeave = (count: number, first: Day): LeaveDay[] =>
  leaveOn(
    ...Array.from({ length: count }, (_, index) => {
      const dayOfMonth = Number(first.slice(8)) + index
      return `${first.slice(0, 8)}${String(dayOfMonth).padStart(2, '0')}`
    }),
  )

/** The rules of a new company. */
const usualRules: LeaveRules = {
  carryOverCapHalfDays: 10,
  carryOverExpiryMonths: 3,
  accrual: 'wholeYear',
  countedSince: '2025-01-01',
}

/** Somebody with 25 days in calendar years since 2020, unless something else is said. */
export const accountOf = ({
  rules,
  ...given
}: Partial<Omit<LeaveAccount, 'rules'>> & { rules?: Partial<LeaveRules> }) => ({
  contract: contractOf('2020-01-01 25'),
  years: [{ since: FIRST_OF_ALL_DAYS, start: '01-01' }],
  adjustments: [],
  days: [],
  ...given,
  rules: { ...usualRules, ...rules },
})
