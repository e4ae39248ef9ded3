import type { JournalTarget } from '@praxis/contract/journal'

/** What a journal is about: one of the things that have one. */
export type JournalTargetIds = {
  readonly [Target in JournalTarget]: { readonly [Name in Target]: string }
}[JournalTarget]
