import type { ScenarioChange } from '@praxis/contract/planning/planning-scenarios'

/** What stands where the real plan was changed since. */
export type Decision = 'real' | 'scenario'
export type Decisions = ReadonlyMap<string, Decision>

export const changesFilters = ['all', 'conflicts', 'problems'] as const
export type ChangesFilter = (typeof changesFilters)[number]

const FITS: Readonly<Record<ChangesFilter, (change: ScenarioChange) => boolean>> = {
  all: () => true,
  conflicts: ({ conflict }) => conflict !== null,
  problems: ({ problem }) => problem !== null,
}

export const filtered = (changes: readonly ScenarioChange[], filter: ChangesFilter): ScenarioChange[] =>
  changes.filter(FITS[filter])

/** What merging is chosen until something else is: all that can be merged. */
export const mergeable = (changes: readonly ScenarioChange[]): ReadonlySet<string> =>
  new Set(changes.filter(({ problem }) => problem === null).map(({ id }) => id))

/** What becomes of the chosen changes. */
export interface MergePlan {
  /** They give way to the real plan, and are discarded. */
  readonly discardIDs: readonly string[]
  readonly changeIDs: readonly string[]
  /** Of those, the ones that replace what was changed in the real plan. */
  readonly overwriteIDs: readonly string[]
  /** Conflicts of which nobody has said yet what stands. */
  readonly undecidedIDs: readonly string[]
  /** They cannot be merged as things are. */
  readonly blockedIDs: readonly string[]
}

export function mergePlan(
  changes: readonly ScenarioChange[],
  chosen: ReadonlySet<string>,
  decisions: Decisions,
): MergePlan {
  const idsOf = (fits: (change: ScenarioChange) => boolean) => changes.filter(fits).map(({ id }) => id)
  const gives = ({ id, conflict }: ScenarioChange) => conflict !== null && decisions.get(id) === 'real'
  const isChosen = (change: ScenarioChange) => chosen.has(change.id) && !gives(change)
  return {
    discardIDs: idsOf((change) => chosen.has(change.id) && gives(change)),
    changeIDs: idsOf(isChosen),
    overwriteIDs: idsOf(
      (change) => isChosen(change) && change.conflict !== null && decisions.get(change.id) === 'scenario',
    ),
    undecidedIDs: idsOf((change) => isChosen(change) && change.conflict !== null && !decisions.has(change.id)),
    blockedIDs: idsOf((change) => isChosen(change) && change.problem !== null),
  }
}
