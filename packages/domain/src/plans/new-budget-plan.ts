import type { BudgetPlanSnapshot, PlanBasis } from '@praxis/contract/plans/budget-plan'
import { MOST_PLANNED, type PlanCategory, type PlanSide, planSides } from '@praxis/contract/plans/plan-rules'
import { addDays, addMonths, type Day, startOfMonth } from '../calendar/day'
import { latestEnd, type PlanGround, recalculated } from './budget-plan'

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

/** The dates of the project or opportunity, as far as can be planned, else a year from this month on. */
export const datesOfNewPlan = ({ startDate, endDate }: GivenDates, today: Day): { startDate: Day; endDate: Day } => {
  const thisMonth = startOfMonth(today)
  const start = startDate ?? (endDate !== null && endDate < thisMonth ? startOfMonth(endDate) : thisMonth)
  const end = endDate ?? addDays(addMonths(start, MONTHS_OF_NEW_PLAN), -1)
  return { startDate: start, endDate: end < latestEnd(start) ? end : latestEnd(start) }
}

/** Whether fees can be what is booked: where anything is, and no more than can be planned. */
const isPlannable = ({ resourcePlan }: PlanGround): boolean =>
  resourcePlan.length > 0 &&
  planSides.every((side) => resourcePlan.reduce((sum, entry) => sum + entry[side], 0) <= MOST_PLANNED)

/** What a plan starts with: the typed budgets spread over the dates, and fees by what is booked if that can be planned. */
export const newBudgetPlan = (target: WithoutPlan, ground: PlanGround): BudgetPlanSnapshot => {
  const { consultancyBudget, expensesBudget, othersBudget } = target.budgets
  const fees = isPlannable(ground) ? 'fromResourcePlan' : 'autoSpread'
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
