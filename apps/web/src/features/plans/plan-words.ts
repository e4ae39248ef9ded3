import type { CalculationMethod, PlanCategory, PlanSide } from '@praxis/contract/plans/plan-rules'

export const CATEGORIES: Readonly<Record<PlanCategory, string>> = {
  consultancyBudget: 'Consultancy',
  expensesBudget: 'Expenses',
  othersBudget: 'Others',
}

export const SIDES: Readonly<Record<PlanSide, string>> = { revenue: 'Revenue', cost: 'Cost' }

/** What a method does, in a sentence below its name. */
export const METHOD_HINTS: Readonly<Record<CalculationMethod, string>> = {
  fromResourcePlan: 'Hours of the roles at their rates',
  autoSpread: 'A total over the months, by working days',
  fixedMonthly: 'The same each month, part months by working days',
  fixedMonthlyByAgreement: 'Agreement items in the month they are due',
  markupCost: 'Cost plus a percentage, month by month',
  variesByMonth: 'Each month as you type it',
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const LONG_MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]

const numberOf = (month: string) => Number(month.slice(5, 7)) - 1

/** '2026-12' as 'December 2026'. */
export const monthName = (month: string): string => `${LONG_MONTHS[numberOf(month)]} ${month.slice(0, 4)}`

/** 'Jul', without the year, where the neighbours tell it. */
export const shortMonth = (month: string): string => MONTHS[numberOf(month)] ?? ''

/** The month over a column: the first one and each January say the year. */
export const monthHead = (month: string, index: number): string =>
  index === 0 || month.endsWith('-01') ? `${shortMonth(month)} ${month.slice(0, 4)}` : shortMonth(month)
