import type { Forecast, ForecastMonth } from '@praxis/contract/plans/forecast'
import { type PlanCategory, planCategories } from '@praxis/contract/plans/plan-rules'

export interface Money {
  readonly revenue: number
  readonly cost: number
}

/** Sources whose amounts have happened, whatever the month. */
const HAPPENED: ReadonlySet<string> = new Set(['logged', 'expenses'])

/** A month’s actual side by category: what happened, then what else the month counts as actual, agreements first. */
function ofMonth({ parts, actual }: ForecastMonth, side: keyof Money): Map<PlanCategory, number> {
  const sums = new Map<PlanCategory, number>()
  const add = (category: PlanCategory, amount: number) => sums.set(category, (sums.get(category) ?? 0) + amount)
  for (const part of parts) if (HAPPENED.has(part.source)) add(part.category, part[side])
  let rest = actual[side] - [...sums.values()].reduce((sum, amount) => sum + amount, 0)
  for (const source of ['agreements', 'budgetPlan'])
    for (const part of parts.filter((each) => each.source === source)) {
      const counted = Math.min(rest, part[side])
      add(part.category, counted)
      rest -= counted
    }
  return sums
}

/** What came of each category up to today; together it is the forecast’s actual. */
export function actualByCategory({ months }: Pick<Forecast, 'months'>): Readonly<Record<PlanCategory, Money>> {
  const sum = (category: PlanCategory, side: keyof Money) =>
    months.reduce((so, month) => so + (ofMonth(month, side).get(category) ?? 0), 0)
  return Object.fromEntries(
    planCategories.map((category) => [category, { revenue: sum(category, 'revenue'), cost: sum(category, 'cost') }]),
  ) as Record<PlanCategory, Money>
}
