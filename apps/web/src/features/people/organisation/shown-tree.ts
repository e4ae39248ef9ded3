import type { TreeRow } from './person-tree'

/** What the chart and the list both show. */
export interface ShownTree {
  readonly rows: readonly TreeRow[]
  /** The people found by the search; the others are there to show their place. */
  readonly found: ReadonlySet<string> | undefined
  readonly onToggle: (id: string) => void
  /** A search has unfolded the way to its people, and nothing can be folded. */
  readonly isFixed: boolean
}
