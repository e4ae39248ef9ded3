import { journalEntries } from '@praxis/contract/clients/journal'
import { useCall } from '../../api/use-call'
import type { EntryInput } from './entry-draft'
import type { JournalTargetIds } from './journal-target'

export interface EntrySave {
  readonly input: EntryInput
  readonly files: readonly File[]
  readonly onUpload: (fraction: number) => void
}

/** The files of an entry; without any there is no progress to tell of. */
const filesOf = ({ files, onUpload }: EntrySave) => ({
  files: { files },
  onUpload: files.length > 0 ? onUpload : undefined,
})

export const useCreateJournalEntry = (target: JournalTargetIds) =>
  useCall(
    journalEntries.createJournalEntry,
    ({ idempotencyKey, ...save }: EntrySave & { readonly idempotencyKey: string }) => ({
      body: { ...target, ...save.input },
      ...filesOf(save),
      idempotencyKey,
    }),
  )

interface EntryUpdate extends EntrySave {
  readonly version: number
  readonly removedFileIDs: readonly string[]
}

export const useUpdateJournalEntry = (id: string) =>
  useCall(journalEntries.updateJournalEntry, ({ version, removedFileIDs, ...save }: EntryUpdate) => ({
    params: { id },
    body: { ...save.input, removedFileIDs: [...removedFileIDs], version },
    ...filesOf(save),
  }))

export const useDeleteJournalEntry = (id: string) =>
  useCall(journalEntries.deleteJournalEntry, () => ({ params: { id } }))
