import type { Currency } from '@praxis/contract/protocol/values'
import { useQueryClient } from '@tanstack/react-query'
import { CopyFromButton, Uncopyable } from '../copy/copy-from-button'
import type { PlanTarget } from '../plan-target'
import { monthName } from '../plan-words'
import { budgetPlanQuery } from '../plans.queries'
import { withCopiedPlan } from './copied-plan'
import { planValues } from './plan-values'
import type { BudgetPlanDraft } from './use-budget-plan-draft'

interface CopyBudgetPlanProps {
  readonly target: PlanTarget
  readonly plan: BudgetPlanDraft
  readonly currency: Currency
}

/** Begins with the months of another plan. */
export function CopyBudgetPlan({ target, plan: { values, apply }, currency }: CopyBudgetPlanProps) {
  const queryClient = useQueryClient()
  return (
    <CopyFromButton
      target={target}
      hint={`Its months go from ${monthName(values.dates.startDate)} on, in place of this plan’s; amounts from roles or an agreement are copied as they are.`}
      onCopy={async (from) => {
        const copied = await queryClient.fetchQuery(budgetPlanQuery(from))
        if (copied.currency !== currency)
          throw new Uncopyable(`That plan is in ${copied.currency}, this one in ${currency}`)
        apply(withCopiedPlan(values, planValues(copied.snapshot)))
      }}
    />
  )
}
