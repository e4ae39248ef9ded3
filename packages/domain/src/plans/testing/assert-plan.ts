import type { BudgetPlanSnapshot, MonthEntry } from '@praxis/contract/plans/budget-plan'
import { methodFields, planCategories, planSides } from '@praxis/contract/plans/plan-rules'
import { planTotals, recalculated } from '../budget-plan'
import { randomPlan } from './random-plans'
import { slowPlan } from './slow-budget-plan'

const haveSameMonths = (one: readonly MonthEntry[], other: readonly MonthEntry[]): boolean =>
  one.length === other.length &&
  one.every(({ month, revenue, cost }, index) => {
    const entry = other[index]
    return entry?.month === month && entry.revenue === revenue && entry.cost === cost
  })

/** Whether two plans are the same, without making texts of them, as a million plans are compared. */
const areSame = (one: BudgetPlanSnapshot, other: BudgetPlanSnapshot): boolean =>
  one.startDate === other.startDate &&
  one.endDate === other.endDate &&
  one.isOpenEnded === other.isOpenEnded &&
  planCategories.every(
    (category) =>
      haveSameMonths(one[category], other[category]) &&
      planSides.every((side) => {
        const [basis, otherBasis] = [one.basis[category][side], other.basis[category][side]]
        const field = methodFields[category][side]
        return (
          one[field] === other[field] &&
          basis.total === otherBasis.total &&
          basis.monthly === otherBasis.monthly &&
          basis.markup === otherBasis.markup
        )
      }),
  )

const assertSame = (one: BudgetPlanSnapshot, other: BudgetPlanSnapshot): void => {
  if (areSame(one, other)) return
  throw new Error(`The plans differ: ${JSON.stringify(one)} and ${JSON.stringify(other)}`)
}

/** Holds a random plan against the one that is counted by hand, and against itself calculated again. */
export const assertPlan = (seed: number): void => {
  const { snapshot, ground, changedPath } = randomPlan(seed)
  const plan = recalculated(snapshot, ground, changedPath)
  assertSame(recalculated(plan, ground, seed % 2 === 0 ? changedPath : []), plan)
  assertSame(plan, slowPlan(snapshot, ground, changedPath))
  const totals = planTotals(plan)
  for (const category of planCategories)
    for (const side of planSides) {
      let sum = 0
      for (const entry of plan[category]) sum += entry[side]
      const isSpread = plan[methodFields[category][side]] === 'autoSpread'
      if (totals[category][side] !== sum || (isSpread && sum !== plan.basis[category][side].total))
        throw new Error(`The months of ${category} do not sum to its total`)
    }
}
