import type { BudgetPlanSnapshot } from '@praxis/contract/plans/budget-plan'
import { methodFields, type PlanCategory } from '@praxis/contract/plans/plan-rules'
import type { BudgetName } from '@praxis/domain/projects/project-figures'
import { METHODS } from '../../projects/plan-methods'

/** How the budgets are calculated in a few words; cost only where it is calculated in another way than revenue. */
export function budgetMethods(snapshot: BudgetPlanSnapshot): Record<BudgetName, string> {
  const wordsOf = (category: PlanCategory) => {
    const { revenue, cost } = methodFields[category]
    const [ofRevenue, ofCost] = [METHODS[snapshot[revenue]], METHODS[snapshot[cost]]]
    return ofRevenue === ofCost ? ofRevenue : `${ofRevenue}, cost ${ofCost.toLowerCase()}`
  }
  return {
    consultancyBudget: wordsOf('consultancyBudget'),
    expensesBudget: wordsOf('expensesBudget'),
    otherBudget: wordsOf('othersBudget'),
  }
}
