/** The categories of a budget plan, and the budgets their totals are. */
export const planCategories = ['consultancyBudget', 'expensesBudget', 'othersBudget'] as const
export type PlanCategory = (typeof planCategories)[number]
export const planSides = ['revenue', 'cost'] as const
export type PlanSide = (typeof planSides)[number]

export const calculationMethods = [
  'fromResourcePlan',
  'autoSpread',
  'fixedMonthly',
  'fixedMonthlyByAgreement',
  'markupCost',
  'variesByMonth',
] as const
export type CalculationMethod = (typeof calculationMethods)[number]

/** The name of the field that holds the method of a category and side. */
export const methodFields = {
  consultancyBudget: { revenue: 'consultancyRevenueCalculationMethod', cost: 'consultancyCostCalculationMethod' },
  expensesBudget: { revenue: 'expensesRevenueCalculationMethod', cost: 'expensesCostCalculationMethod' },
  othersBudget: { revenue: 'othersRevenueCalculationMethod', cost: 'othersCostCalculationMethod' },
} as const

/** The longest plan: ten years. */
export const MOST_PLAN_MONTHS = 120
export const MOST_PLAN_ROLES = 100
export const MOST_AGREEMENT_ITEMS = 200
/** The largest amount of a month, and of a line with all its months: what a budget can be. In minor units. */
export const MOST_PLANNED = 1_000_000_000_000
