import { type EditedResourcePlan, plans } from '@praxis/contract/plans/plans'
import type { ResourcePlan, ResourcePlanSums } from '@praxis/contract/plans/resource-plan'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { api } from '../../../api/api'
import { showSuccess } from '../../../ui/feedback/snackbar'
import { differingNames } from '../../../ui/forms/draft-changes'
import { type Draft, useDraft } from '../../../ui/forms/use-draft'
import type { PlanTarget } from '../plan-target'
import { useSaveResourcePlan } from '../plans.mutations'
import { resourcePlanQuery } from '../plans.queries'
import { type LatestAnswer, useLatestAnswer } from '../use-latest-answer'
import { type ResourceValues, type RoleRow, resourceSnapshot, resourceValues } from './resource-values'

/** What the server does with a row that was changed. */
const EDITS = {
  addRole: plans.addResourcePlanRole,
  duration: plans.updateResourcePlanDuration,
  employee: plans.updateResourcePlanEmployee,
  method: plans.updateResourcePlanCalculationMethod,
} as const

type Answer = Partial<Pick<EditedResourcePlan, 'snapshot'>> & Pick<EditedResourcePlan, 'sums' | 'weeks'>

export interface ResourceDraft {
  readonly draft: Draft<ResourceValues>
  readonly values: ResourceValues
  readonly saved: ResourceValues
  readonly sums: ResourcePlanSums
  /** The weeks that what is typed reaches over. */
  readonly weeks: ResourcePlan['weeks']
  readonly asking: LatestAnswer<Answer>
  /** Typed weeks, rates, names: only what they come to is asked for. */
  readonly edit: (values: ResourceValues) => void
  readonly changeRole: (key: string, changes: Partial<RoleRow>, then?: keyof typeof EDITS) => void
  readonly addRole: () => void
  readonly removeRole: (key: string) => void
}

const named = (role: RoleRow) => role.name.trim() !== ''

/** The draft of a resource plan; what its weeks come to follows what is typed. */
export function useResourceDraft(target: PlanTarget, plan: ResourcePlan): ResourceDraft {
  const queryClient = useQueryClient()
  const { mutateAsync: save } = useSaveResourcePlan(target)
  const [counted, setCounted] = useState<Pick<Answer, 'sums' | 'weeks'>>(plan)
  const draft = useDraft({
    key: `resource-plan/${target.id}`,
    record: plan,
    fetchNewest: () => queryClient.fetchQuery({ ...resourcePlanQuery(target), staleTime: 0 }),
    valuesOf: ({ snapshot }) => resourceValues(snapshot),
    shape: { rows: ['roles'] },
    problemsOf: ({ roles }) =>
      Object.fromEntries(roles.filter((role) => !named(role)).map(({ key }) => [`${key}/name`, 'Enter a name'])),
    inputOf: (before, values) => (differingNames(before, values).length > 0 ? values : undefined),
    send: (values, { newest: { version } }) => save({ snapshot: resourceSnapshot(values), version }),
    onSaved: () => showSuccess('Resource plan saved'),
    showsRefusal: true,
  })
  const { values } = draft
  const asking = useLatestAnswer<Answer>((answer) => {
    setCounted(answer)
    if (!answer.snapshot) return
    const keys = values.roles.map(({ key }) => key)
    draft.edit(resourceValues(answer.snapshot, [...keys, crypto.randomUUID()]))
  })

  const edit = (next: ResourceValues) => {
    draft.edit(next)
    const body = { snapshot: resourceSnapshot(next) }
    asking.ask(async (signal) => {
      const { edited, weeks } = await api.call(
        plans.getResourcePlanBudgets,
        { params: { id: target.id }, body },
        { signal },
      )
      return { sums: edited, weeks }
    })
  }
  const editRow = (next: ResourceValues, index: number, kind: keyof typeof EDITS) => {
    draft.edit(next)
    const body = { targetableID: target.id, snapshot: resourceSnapshot(next), index }
    asking.ask((signal) => api.call(EDITS[kind], { body }, { signal }))
  }
  const withRole = (key: string, changes: Partial<RoleRow>): ResourceValues => ({
    ...values,
    roles: values.roles.map((role) => (role.key === key ? { ...role, ...changes } : role)),
  })

  // A draft of an earlier visit is counted once more.
  const beginWith = useEffectEvent(() => {
    if (draft.isDirty) edit(values)
  })
  useEffect(() => beginWith(), [])

  return {
    draft: {
      ...draft,
      discard: () => {
        asking.stop()
        draft.discard()
      },
    },
    values,
    saved: resourceValues(plan.snapshot),
    ...(draft.isDirty ? { sums: counted.sums, weeks: counted.weeks } : { sums: plan.sums, weeks: plan.weeks }),
    asking,
    edit,
    changeRole: (key, changes, then) => {
      const next = withRole(key, changes)
      const index = values.roles.findIndex((role) => role.key === key)
      if (then) editRow(next, index, then)
      else edit(next)
    },
    addRole: () => editRow(values, values.roles.length, 'addRole'),
    removeRole: (key) => edit({ ...values, roles: values.roles.filter((role) => role.key !== key) }),
  }
}
