import type { JournalTarget } from '@praxis/contract/clients/journal'

/** The record that a journal is about, by its kind. */
export type JournalTargetIds = {
  readonly [Target in JournalTarget]: { readonly [Name in Target]: string }
}[JournalTarget]

/** Only projects have portals in which entries are shared. */
export const isShareable = (target: JournalTargetIds): boolean => 'projectID' in target
