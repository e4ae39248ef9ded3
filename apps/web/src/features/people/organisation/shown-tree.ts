import type { TreeRow } from './person-tree'

/** What the chart and the list show, each in its way. */
export interface ShownTree {
  readonly rows: readonly TreeRow[]
  /** Who was searched for; the others are there to show their place. */
  readonly found: ReadonlySet<string> | undefined
  readonly onToggle: (id: string) => void
  /** A search has opened what leads to its people, and nothing folds. */
  readonly isFixed: boolean
}
