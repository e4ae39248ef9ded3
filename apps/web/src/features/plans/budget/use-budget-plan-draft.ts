import type { BudgetPlan, PlanGround } from '@praxis/contract/plans/budget-plan'
import { plans } from '@praxis/contract/plans/plans'
import type { Output } from '@praxis/contract/protocol/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { api } from '../../../api/api'
import { showSuccess } from '../../../ui/feedback/snackbar'
import { differingNames } from '../../../ui/forms/draft-changes'
import { type Draft, useDraft } from '../../../ui/forms/use-draft'
import type { PlanTarget } from '../plan-target'
import { useSaveBudgetPlan } from '../plans.mutations'
import { budgetPlanQuery } from '../plans.queries'
import { type LatestAnswer, useLatestAnswer } from '../use-latest-answer'
import { dateProblems } from './plan-dates'
import type { PlanEdit } from './plan-edits'
import { type PlanValues, planSnapshot, planValues } from './plan-values'

type Recalculated = Output<typeof plans.updateBudgetPlanSnapshot>

export interface BudgetPlanDraft {
  readonly draft: Draft<PlanValues>
  readonly values: PlanValues
  readonly saved: PlanValues
  /** What the months stand beside: of the plan as it is edited. */
  readonly ground: PlanGround
  readonly recalculation: LatestAnswer<Recalculated>
  readonly apply: (edit: PlanEdit | undefined) => void
}

/** The draft of a budget plan, whose calculated months follow what is typed. */
export function useBudgetPlanDraft(target: PlanTarget, plan: BudgetPlan): BudgetPlanDraft {
  const queryClient = useQueryClient()
  const { mutateAsync: save } = useSaveBudgetPlan(target)
  const saved = planValues(plan.snapshot)
  const [ground, setGround] = useState<PlanGround>()
  const draft = useDraft({
    key: `budget-plan/${target.id}`,
    record: plan,
    fetchNewest: () => queryClient.fetchQuery({ ...budgetPlanQuery(target), staleTime: 0 }),
    valuesOf: ({ snapshot }) => planValues(snapshot),
    problemsOf: (values) => dateProblems(values.dates),
    inputOf: (before, values) => (differingNames(before, values).length > 0 ? values : undefined),
    send: (values, { newest: { version } }) => save({ snapshot: planSnapshot(values), version }),
    onSaved: () => showSuccess('Budget plan saved'),
    showsRefusal: true,
  })
  const recalculation = useLatestAnswer<Recalculated>(({ snapshot, ...itsGround }) => {
    setGround(itsGround)
    draft.edit(planValues(snapshot))
  })
  const apply = (edit: PlanEdit | undefined) => {
    if (!edit) return
    draft.edit(edit.values)
    // Dates that make no plan are asked about at their fields; nothing is calculated from them.
    if (Object.keys(dateProblems(edit.values.dates)).length > 0) return recalculation.stop()
    const body = { targetableID: target.id, snapshot: planSnapshot(edit.values), changedPath: edit.changedPath }
    recalculation.ask((signal) => api.call(plans.updateBudgetPlanSnapshot, { body }, { signal }))
  }

  // A draft of an earlier visit is calculated once more: days off and the resource plan may have changed since.
  const beginWith = useEffectEvent(() => {
    if (draft.isDirty) apply({ values: draft.values, changedPath: ['startDate'] })
  })
  useEffect(() => beginWith(), [])

  const discard = () => {
    recalculation.stop()
    draft.discard()
  }
  return {
    draft: { ...draft, discard },
    values: draft.values,
    saved,
    ground: draft.isDirty ? (ground ?? plan) : plan,
    recalculation,
    apply,
  }
}
