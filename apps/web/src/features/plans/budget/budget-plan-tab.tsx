import { useQuery } from '@tanstack/react-query'
import { Stack } from '../../../ui/layout/box'
import { PlanAnswer } from '../plan-answer'
import type { PlanSearch } from '../plan-search'
import type { PlanTarget } from '../plan-target'
import { budgetPlanQuery } from '../plans.queries'
import { BudgetPlanEditor } from './budget-plan-editor'
import { BudgetPlanThen } from './budget-plan-then'

interface BudgetPlanTabProps {
  readonly target: PlanTarget
  readonly search: PlanSearch
  /** Why the plan stands still, where the project is completed or the opportunity closed. */
  readonly lockedReason: string | undefined
}

/** The budget plan of a project or an opportunity, to edit, or as it was on a past day. */
export function BudgetPlanTab({ target, search: { asOf }, lockedReason }: BudgetPlanTabProps) {
  const query = useQuery(budgetPlanQuery(target))
  return (
    <PlanAnswer query={query}>
      {(plan) => (
        <Stack gap={3} shrinks>
          {asOf === undefined ? (
            <BudgetPlanEditor key={target.id} target={target} plan={plan} lockedReason={lockedReason} />
          ) : (
            <BudgetPlanThen target={target} now={plan} asOf={asOf} />
          )}
        </Stack>
      )}
    </PlanAnswer>
  )
}
