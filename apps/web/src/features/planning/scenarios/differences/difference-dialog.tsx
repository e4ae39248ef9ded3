import { SegmentedControl } from '@mantine/core'
import type { PlanningScenario } from '@praxis/contract/planning/planning-scenarios'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormRefusal } from '../../../../ui/forms/form'
import { Stack } from '../../../../ui/layout/box'
import { ErrorState } from '../../../../ui/lists/list-states'
import { placesOf, Skeleton } from '../../../../ui/lists/skeleton'
import { Dialog } from '../../../../ui/overlays/dialog'
import { differenceQuery, scenarioChangesQuery } from '../scenarios.queries'
import { ChangesList } from './changes-list'
import { type Decision, mergeable } from './chosen-changes'
import { DifferenceSums } from './difference-sums'
import { MergeButton, StartButtons } from './merge-buttons'
import { useMerging } from './use-merging'

interface DifferenceDialogProps {
  readonly scenario: PlanningScenario
  /** Opened to merge: all changes that can be merged are chosen at first. */
  readonly merges: boolean
  readonly onClose: () => void
}

const NONE: ReadonlySet<string> = new Set()

/** How a scenario differs from the real plan, and what becomes of its changes. */
export function DifferenceDialog({ scenario, merges, onClose }: DifferenceDialogProps) {
  const difference = useQuery(differenceQuery(scenario.id))
  const changes = useQuery(scenarioChangesQuery(scenario.id))
  const [shown, setShown] = useState<'changes' | 'hours'>(merges ? 'changes' : 'hours')
  const [picked, setPicked] = useState<ReadonlySet<string>>()
  const [decisions, setDecisions] = useState<ReadonlyMap<string, Decision>>(new Map())
  const items = changes.data?.items ?? []
  const chosen = picked ?? (merges ? mergeable(items) : NONE)
  const merging = useMerging({ scenario, items, chosen, decisions, onDone: onClose })
  const canEdit = scenario.can.edit && scenario.state === 'open'
  return (
    <Dialog
      opened
      onClose={onClose}
      title={merges ? `Merge “${scenario.name}”` : `Differences: ${scenario.name}`}
      width={960}
      startActions={
        canEdit && (
          <StartButtons
            count={items.filter(({ id }) => chosen.has(id)).length}
            onDiscard={async () => {
              if (await merging.discard()) setPicked(NONE)
            }}
            isWaiting={merging.isDiscarding}
          />
        )
      }
      actions={<MergeButton canEdit={canEdit} merging={merging} onClose={onClose} onShow={() => setShown('changes')} />}
    >
      <Stack gap={4}>
        {merging.refusal && <FormRefusal>{merging.refusal}</FormRefusal>}
        <SegmentedControl
          aria-label="Show"
          value={shown}
          onChange={(chosenPart) => setShown(chosenPart === 'hours' ? 'hours' : 'changes')}
          data={[
            { value: 'hours', label: 'Hours' },
            { value: 'changes', label: `Changes ${changes.data ? items.length : scenario.changeCount}` },
          ]}
        />
        {shown === 'hours' && (
          <DifferenceSums
            difference={difference.data}
            error={difference.data ? null : (difference.error?.message ?? null)}
            onRetry={() => void difference.refetch()}
          />
        )}
        {shown === 'changes' && !changes.data && changes.error && (
          <ErrorState text={changes.error.message} onRetry={() => void changes.refetch()} />
        )}
        {shown === 'changes' && !changes.data && !changes.error && (
          <Stack gap={3} aria-busy aria-label="Loading changes">
            {placesOf(4).map((place) => (
              <Skeleton key={place} index={place} />
            ))}
          </Stack>
        )}
        {shown === 'changes' && changes.data && (
          <ChangesList
            changes={changes.data}
            choice={
              canEdit
                ? {
                    chosen,
                    onChosen: setPicked,
                    decisions,
                    onDecide: (id, decision) => setDecisions(new Map(decisions).set(id, decision)),
                    missing: merging.missing,
                  }
                : undefined
            }
          />
        )}
      </Stack>
    </Dialog>
  )
}
