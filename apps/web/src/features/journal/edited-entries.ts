import type { JournalEntry } from '@praxis/contract/journal'

/**
 * The list with entries that are being edited where they stood when that was begun: somebody else who moves, hides or
 * deletes one meanwhile takes nothing away that is being typed.
 */
export function withEditedEntries(entries: readonly JournalEntry[], edited: readonly JournalEntry[]): JournalEntry[] {
  const begun = new Map(edited.map((entry) => [entry.id, entry]))
  const listed = entries.map((entry): JournalEntry => {
    const { entryDate, can } = begun.get(entry.id) ?? entry
    return { ...entry, entryDate, can }
  })
  const gone = edited.filter(({ id }) => entries.every((entry) => entry.id !== id))
  if (begun.size === 0) return listed
  // Stable: entries of the same day stay as the server ordered them.
  return [...listed, ...gone].sort((one, other) => other.entryDate.localeCompare(one.entryDate))
}
