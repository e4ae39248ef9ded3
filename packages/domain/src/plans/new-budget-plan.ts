import type { BudgetPlanSnapshot, PlanBasis } from '@praxis/contract/plans/budget-plan'
import type { PlanCategory, PlanSide } from '@praxis/contract/plans/plan-rules'
import { addDays, addMonths, type Day, startOfMonth } from '../calendar/day'
import { type PlanGround, recalculated } from './budget-plan'

interface GivenDates {
  readonly startDate: Day | null
  readonly endDate: Day | null
}

interface WithoutPlan extends GivenDates {
  /** The budgets as they were typed. */
  readonly budgets: Record<PlanCategory, Record<PlanSide, number>>
}

const MONTHS_OF_NEW_PLAN = 12

const basisOf = (total: number): PlanBasis => ({ total, monthly: 0, markup: 0 })

/** The dates of the project or opportunity, else a year from this month on. */
export const datesOfNewPlan = ({ startDate, endDate }: GivenDates, today: Day): { startDate: Day; endDate: Day } => {
  const thisMonth = startOfMonth(today)
  const start = startDate ?? (endDate !== null && endDate < thisMonth ? startOfMonth(endDate) : thisMonth)
  return { startDate: start, endDate: endDate ?? addDays(addMonths(start, MONTHS_OF_NEW_PLAN), -1) }
}

/** What a plan starts with: the typed budgets spread over the dates, and fees by what is booked where anything is. */
export const newBudgetPlan = (target: WithoutPlan, ground: PlanGround): BudgetPlanSnapshot => {
  const { consultancyBudget, expensesBudget, othersBudget } = target.budgets
  const fees = ground.resourcePlan.length > 0 ? 'fromResourcePlan' : 'autoSpread'
  const sides = ({ revenue, cost }: Record<PlanSide, number>) => ({ revenue: basisOf(revenue), cost: basisOf(cost) })
  return recalculated(
    {
      ...datesOfNewPlan(target, ground.today),
      isOpenEnded: false,
      consultancyBudget: [],
      expensesBudget: [],
      othersBudget: [],
      consultancyRevenueCalculationMethod: fees,
      consultancyCostCalculationMethod: fees,
      expensesRevenueCalculationMethod: 'autoSpread',
      expensesCostCalculationMethod: 'autoSpread',
      othersRevenueCalculationMethod: 'autoSpread',
      othersCostCalculationMethod: 'autoSpread',
      basis: {
        consultancyBudget: sides(consultancyBudget),
        expensesBudget: sides(expensesBudget),
        othersBudget: sides(othersBudget),
      },
    },
    ground,
  )
}
