import type { HistoryEntry } from '@praxis/contract/company/history-and-jobs'

interface Closing {
  /** Null where everything was opened. */
  readonly closedUntil: string | null
  readonly by: string
  /** A moment, ISO UTC. */
  readonly at: string
  readonly reason: string
}

/** Who last closed the books or opened them; the history is newest first. */
export function lastClosing(history: readonly HistoryEntry[]): Closing | undefined {
  const entry = history.find(({ before, after }) => (before?.closedUntil ?? null) !== (after?.closedUntil ?? null))
  if (!entry?.by) return undefined
  const { closedUntil, reason } = entry.after ?? {}
  return {
    closedUntil: typeof closedUntil === 'string' ? closedUntil : null,
    by: entry.by.displayName,
    at: entry.at,
    reason: typeof reason === 'string' ? reason : '',
  }
}
