import type { JournalEntry } from '@praxis/contract/clients/journal'

/**
 * The list with the entries that are being edited in the places they had when editing began: somebody else who moves,
 * hides or deletes one meanwhile takes nothing away that is being typed.
 */
export function withEditedEntries(entries: readonly JournalEntry[], edited: readonly JournalEntry[]): JournalEntry[] {
  const begun = new Map(edited.map((entry) => [entry.id, entry]))
  const listed = entries.map((entry): JournalEntry => {
    const { entryDate, can } = begun.get(entry.id) ?? entry
    return { ...entry, entryDate, can }
  })
  const gone = edited.filter(({ id }) => entries.every((entry) => entry.id !== id))
  if (begun.size === 0) return listed
  // The sort is stable: entries of the same day stay as the server ordered them.
  return [...listed, ...gone].sort((one, other) => other.entryDate.localeCompare(one.entryDate))
}
