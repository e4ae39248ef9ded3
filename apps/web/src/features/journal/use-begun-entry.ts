import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isWorthSaving } from './entry-draft'
import type { EditedEntry } from './entry-editor'
import type { JournalTargetIds } from './journal-target'

/** A new entry that was begun stays with the workspace that is open: going to another page and back loses nothing. */
export function useBegunEntry(target: JournalTargetIds) {
  const queryClient = useQueryClient()
  const key = ['journalDraft', target]
  const [begun, setBegun] = useState(() => queryClient.getQueryData<EditedEntry>(key))
  return {
    begun,
    /** Something of it would be lost. */
    isWorthKeeping: begun !== undefined && isWorthSaving(begun, begun.files.length),
    begin: setBegun,
    keep: (entry: EditedEntry) => {
      queryClient.setQueryData(key, entry)
      setBegun(entry)
    },
    forget: () => {
      queryClient.removeQueries({ queryKey: key, exact: true })
      setBegun(undefined)
    },
  }
}

export type BegunEntry = ReturnType<typeof useBegunEntry>
