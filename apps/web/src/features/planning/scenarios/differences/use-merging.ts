import type { PlanningScenario, ScenarioChange } from '@praxis/contract/planning/planning-scenarios'
import { useState } from 'react'
import { messageOf } from '../../../../ui/feedback/message-of'
import { showSuccess } from '../../../../ui/feedback/snackbar'
import { usePlannedWhere } from '../scenario-context'
import { changesCount } from '../scenario-words'
import { useDiscardScenarioChanges, useMergePlanningScenario, useTakeBack } from '../scenarios.mutations'
import { type Decisions, type MergePlan, mergePlan } from './chosen-changes'

interface MergingOptions {
  readonly scenario: PlanningScenario
  readonly items: readonly ScenarioChange[]
  readonly chosen: ReadonlySet<string>
  readonly decisions: Decisions
  readonly onDone: () => void
}

export interface Merging {
  readonly plan: MergePlan
  readonly merge: () => Promise<void>
  /** Tells whether the chosen changes are gone. */
  readonly discard: () => Promise<boolean>
  readonly isMerging: boolean
  readonly isDiscarding: boolean
  readonly refusal: string | undefined
  /** Conflicts that were not decided when merging was tried. */
  readonly missing: readonly string[]
}

const conflictsCount = (count: number): string => (count === 1 ? '1 conflict' : `${count} conflicts`)

/** Merges or discards the chosen changes of a scenario. */
export function useMerging({ scenario, items, chosen, decisions, onDone }: MergingOptions): Merging {
  const { go } = usePlannedWhere()
  const { mutateAsync: sendMerge } = useMergePlanningScenario(scenario.id)
  const { mutateAsync: sendDiscard, isPending: isDiscarding } = useDiscardScenarioChanges(scenario.id)
  const takeBack = useTakeBack()
  const [refusal, setRefusal] = useState<string>()
  const [missing, setMissing] = useState<readonly string[]>([])
  const [isMerging, setIsMerging] = useState(false)
  const plan = mergePlan(items, chosen, decisions)
  const { changeIDs, overwriteIDs, discardIDs, undecidedIDs } = plan

  const discardSaying = async (ids: readonly string[]) => {
    const { changeID } = await sendDiscard(ids)
    const said = `${changesCount(ids.length)} discarded from “${scenario.name}”`
    const undo = changeID && { label: 'Undo', onPress: () => takeBack({ changeID, scenarioID: scenario.id }, 'Undone') }
    showSuccess(said, undo || undefined)
  }
  const mergeSaying = async () => {
    const { changeID, mergedCount, scenario: left } = await sendMerge({ changeIDs, overwriteIDs })
    const rest = left.state === 'open' && left.changeCount > 0 ? `; ${left.changeCount} left in the scenario` : ''
    const said = `${changesCount(mergedCount)} of “${scenario.name}” merged into the real plan${rest}`
    const undo = changeID && { label: 'Undo', onPress: () => takeBack({ changeID }, 'Merge undone') }
    showSuccess(said, undo || undefined)
  }
  const tries = async (work: () => Promise<void>): Promise<boolean> => {
    setRefusal(undefined)
    try {
      await work()
      return true
    } catch (error) {
      setRefusal(messageOf(error))
      return false
    }
  }
  return {
    plan,
    isMerging,
    isDiscarding,
    refusal,
    missing,
    discard: () => tries(() => discardSaying(items.filter(({ id }) => chosen.has(id)).map(({ id }) => id))),
    merge: async () => {
      setMissing(undecidedIDs)
      if (undecidedIDs.length > 0)
        return setRefusal(
          `The real plan has changed too: choose what stands for ${conflictsCount(undecidedIDs.length)}.`,
        )
      setIsMerging(true)
      const isDone = await tries(async () => {
        if (discardIDs.length > 0) await discardSaying(discardIDs)
        if (changeIDs.length > 0) await mergeSaying()
      })
      setIsMerging(false)
      if (!isDone) return
      onDone()
      if (changeIDs.length > 0) go(undefined)
    },
  }
}
