import type { JournalTarget } from '@praxis/contract/clients/journal'

/** The record that a journal is about, by its kind. */
export type JournalTargetIds = {
  readonly [Target in JournalTarget]: { readonly [Name in Target]: string }
}[JournalTarget]
