import type { BudgetPlanSnapshot } from '@praxis/contract/plans/budget-plan'
import { MOST_PLANNED, planCategories, planSides } from '@praxis/contract/plans/plan-rules'
import { enteredTextOfMoney } from '@praxis/domain/money/money'
import { planTotals } from '@praxis/domain/plans/budget-plan'
import { invalidField } from '../../../platform/refusal'

/** Lines that come to more than a budget can be are refused: nobody could read the project any more. */
export const assertAmountsFit = (snapshot: BudgetPlanSnapshot): void => {
  const totals = planTotals(snapshot)
  for (const category of planCategories)
    for (const side of planSides)
      if (totals[category][side] > MOST_PLANNED)
        throw invalidField(`snapshot.${category}`, `Maximum of ${enteredTextOfMoney(MOST_PLANNED)} is required`)
}
