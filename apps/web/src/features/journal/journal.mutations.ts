import { journalEntries } from '@praxis/contract/clients/journal'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/api'
import type { EntryInput } from './entry-draft'
import type { JournalTargetIds } from './journal-target'

/** Fetches the journal again, and what counts its entries. */
const refresh = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['journalEntries'] }),
    queryClient.invalidateQueries({
      predicate: ({ meta }) => Array.isArray(meta?.topics) && meta.topics.includes('journalEntries'),
    }),
  ])

export interface EntrySave {
  readonly input: EntryInput
  readonly files: readonly File[]
  readonly onUpload: (fraction: number) => void
}

const tellingOf = ({ files, onUpload }: EntrySave) => (files.length > 0 ? { onUpload } : {})

export function useCreateJournalEntry(target: JournalTargetIds) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ idempotencyKey, ...save }: EntrySave & { readonly idempotencyKey: string }) =>
      api.call(
        journalEntries.createJournalEntry,
        { body: { ...target, ...save.input }, files: { files: save.files } },
        { idempotencyKey, ...tellingOf(save) },
      ),
    onSuccess: () => refresh(queryClient),
  })
}

interface EntryUpdate extends EntrySave {
  readonly version: number
  readonly removedFileIDs: readonly string[]
}

export function useUpdateJournalEntry(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ version, removedFileIDs, ...save }: EntryUpdate) =>
      api.call(
        journalEntries.updateJournalEntry,
        {
          params: { id },
          body: { ...save.input, removedFileIDs: [...removedFileIDs], version },
          files: { files: save.files },
        },
        tellingOf(save),
      ),
    onSuccess: () => refresh(queryClient),
  })
}

export function useDeleteJournalEntry(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api.call(journalEntries.deleteJournalEntry, { params: { id } }),
    onSettled: () => refresh(queryClient),
  })
}
