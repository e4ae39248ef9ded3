import { Button } from '@mantine/core'
import type { Currency } from '@praxis/contract/protocol/values'
import { formatMoney } from '@praxis/domain/money/money'
import { Notice } from '../notice'
import { withSavedLine } from './plan-edits'
import { linesBehindResourcePlan } from './resource-plan-lines'
import type { BudgetPlanDraft } from './use-budget-plan-draft'

interface PlanNoticesProps {
  readonly plan: BudgetPlanDraft
  readonly currency: Currency
  readonly canEdit: boolean
}

/** What whoever edits the plan has to know before they save. */
export function PlanNotices({ plan, currency, canEdit }: PlanNoticesProps) {
  const { draft, values, ground, recalculation, apply } = plan
  const { droppedRevenue, droppedCost } = ground
  const behind = canEdit ? linesBehindResourcePlan(values, ground.resourcePlanByMonth) : []
  const [first] = behind
  const dropped = [
    ...(droppedRevenue > 0 ? [`${formatMoney(droppedRevenue, currency)} revenue`] : []),
    ...(droppedCost > 0 ? [`${formatMoney(droppedCost, currency)} cost`] : []),
  ]
  return (
    <>
      {draft.isDirty && dropped.length > 0 && (
        <Notice tone="warning">The new dates leave out months you typed: saving drops {dropped.join(' and ')}.</Notice>
      )}
      {first && (
        <Notice
          tone="info"
          action={
            <Button size="xs" variant="default" onClick={() => apply(withSavedLine(values, first, values))}>
              Update from resource plan
            </Button>
          }
        >
          The resource plan has changed since {behind.map(({ name }) => name.toLowerCase()).join(' and ')}{' '}
          {behind.length === 1 ? 'was' : 'were'} calculated.
        </Notice>
      )}
      {recalculation.problem && (
        <Notice
          tone="error"
          action={
            <Button size="xs" variant="default" onClick={recalculation.retry}>
              Retry
            </Button>
          }
        >
          The plan wasn’t recalculated: {recalculation.problem}. What you typed is kept.
        </Notice>
      )}
    </>
  )
}
