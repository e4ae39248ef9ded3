import type { JournalEntry } from '@praxis/contract/clients/journal'
import { useState } from 'react'
import type { JournalSearch } from './journal-search'

/** The entries being edited, as they were when editing began; another page or filter ends it. */
export function useEditedEntries(search: JournalSearch) {
  const place = JSON.stringify(search)
  const [begun, setBegun] = useState<{ readonly place: string; readonly entries: readonly JournalEntry[] }>({
    place,
    entries: [],
  })
  const editedAt = (state: typeof begun) => (state.place === place ? state.entries : [])
  return {
    edited: editedAt(begun),
    begin: (entry: JournalEntry) => setBegun((state) => ({ place, entries: [...editedAt(state), entry] })),
    end: ({ id }: JournalEntry) =>
      setBegun((state) => ({ place, entries: editedAt(state).filter((entry) => entry.id !== id) })),
  }
}
