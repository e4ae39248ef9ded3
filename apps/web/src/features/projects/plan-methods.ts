import type { CalculationMethod } from '@praxis/contract/plans/plan-rules'

/** How a line of a budget plan is calculated. */
export const METHODS: Readonly<Record<CalculationMethod, string>> = {
  fromResourcePlan: 'From resource plan',
  autoSpread: 'Auto spread',
  fixedMonthly: 'Fixed monthly',
  fixedMonthlyByAgreement: 'Monthly by agreement',
  markupCost: 'Mark-up on cost',
  variesByMonth: 'Varies by month',
}
