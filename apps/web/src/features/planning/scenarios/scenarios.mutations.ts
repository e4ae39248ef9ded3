import { planningChanges } from '@praxis/contract/planning/planning-changes'
import { type PlanningScenario, planningScenarios } from '@praxis/contract/planning/planning-scenarios'
import { useCall, useWholeCall } from '../../../api/use-call'
import { messageOf } from '../../../ui/feedback/message-of'
import { showError, showSuccess } from '../../../ui/feedback/snackbar'
import { scenarioQuery } from './scenarios.queries'

const keep = (scenario: PlanningScenario) => [scenarioQuery(scenario.id)]

export const useCreatePlanningScenario = () => useWholeCall(planningScenarios.createPlanningScenario, { keep })
export const useUpdatePlanningScenario = () => useWholeCall(planningScenarios.updatePlanningScenario, { keep })
export const useDropPlanningScenario = () =>
  useCall(
    planningScenarios.dropPlanningScenario,
    ({ id, version }: PlanningScenario) => ({ params: { scenarioId: id }, body: { version } }),
    { keep, inOrder: 'planning' },
  )

export const useDiscardScenarioChanges = (scenarioId: string) =>
  useCall(
    planningScenarios.discardScenarioChanges,
    (changeIDs: readonly string[]) => ({ params: { scenarioId }, body: { changeIDs: [...changeIDs] } }),
    { changes: ['planning', 'planningScenarios'], inOrder: 'planning' },
  )

/** The changes to merge, and those of them that replace what was changed in the real plan meanwhile. */
interface ToMerge {
  readonly changeIDs: readonly string[]
  readonly overwriteIDs: readonly string[]
}

export const useMergePlanningScenario = (scenarioId: string) =>
  useCall(
    planningScenarios.mergePlanningScenario,
    ({ changeIDs, overwriteIDs }: ToMerge) => ({
      params: { scenarioId },
      body: { changeIDs: [...changeIDs], overwriteIDs: [...overwriteIDs] },
    }),
    { changes: ['planning', 'planningScenarios'], inOrder: 'planning' },
  )

/** Takes a change of the real plan back, whatever is shown meanwhile; a change of a scenario in that scenario. */
export function useTakeBack() {
  const { mutateAsync } = useCall(
    planningChanges.undoPlanningChange,
    (body: { changeID: string; scenarioID?: string }) => ({ body }),
    { changes: ['planning', 'planningScenarios'], inOrder: 'planning' },
  )
  return (change: { changeID: string; scenarioID?: string }, said: string) =>
    void mutateAsync(change).then(
      () => showSuccess(said),
      (error) => showError(messageOf(error)),
    )
}
