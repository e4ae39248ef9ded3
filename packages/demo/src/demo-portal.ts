import type { NewPortal } from '@praxis/contract/portals/project-portals'
import type { DemoFile } from './demo-journal'

/** A portal of a project, open to its client with the password of the demo. */
export interface DemoPortal extends NewPortal {
  readonly reference: string
  readonly client: string
  readonly project: string
  /** The address that is offered to come with. */
  readonly visitor: string
  /** Titles of entries of the project's journal. */
  readonly sharedEntries: readonly string[]
  readonly documents: readonly DemoFile[]
  /** The documents are put up for approval. */
  readonly signOff?: { readonly title: string; readonly text: string }
}
