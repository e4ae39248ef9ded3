import {
  type CalculationMethod,
  calculationMethods,
  type PlanCategory,
  type PlanSide,
} from '@praxis/contract/plans/plan-rules'

/** The methods that a category and side can be calculated by. */
export const methodsOffered = (category: PlanCategory, side: PlanSide, isOpenEnded: boolean): CalculationMethod[] =>
  calculationMethods.filter((method) => {
    if (method === 'fromResourcePlan') return category === 'consultancyBudget'
    if (method === 'fixedMonthlyByAgreement' || method === 'markupCost') return side === 'revenue'
    // The end of an open-ended plan moves on, which would change what was spread to months gone by.
    return method !== 'autoSpread' || !isOpenEnded
  })
