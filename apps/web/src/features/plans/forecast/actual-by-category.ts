import type { Forecast } from '@praxis/contract/plans/forecast'
import type { PlanCategory } from '@praxis/contract/plans/plan-rules'

export interface Money {
  readonly revenue: number
  readonly cost: number
}

/** What came of each category up to today; together it is the forecast’s actual. */
export function actualByCategory({ months }: Pick<Forecast, 'months'>): Readonly<Record<PlanCategory, Money>> {
  const nothing = () => ({ revenue: 0, cost: 0 })
  const sums = { consultancyBudget: nothing(), expensesBudget: nothing(), othersBudget: nothing() }
  for (const { category, actual } of months.flatMap(({ parts }) => parts)) {
    sums[category].revenue += actual.revenue
    sums[category].cost += actual.cost
  }
  return sums
}
