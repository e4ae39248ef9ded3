import type { QueryClient } from '@tanstack/react-query'
import { type Change, concerns, fetchStale } from './stale-answers'

/** One press changes several records, and each is announced by itself. */
const BURST_MS = 150

/** Passes changes on a moment after the first, so that a query that several of them concern is fetched once. */
export function gatherChanges(queryClient: QueryClient): {
  readonly add: (change: Change) => void
  readonly forget: () => void
} {
  const gathered = new Map<string, Change>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    timer = undefined
    const changes = [...gathered.values()]
    gathered.clear()
    void fetchStale(queryClient, (query) => changes.some((change) => concerns(change, query)))
  }
  return {
    add: (change) => {
      gathered.set(`${change.topic}/${change.id}`, change)
      timer ??= setTimeout(tell, BURST_MS)
    },
    forget: () => clearTimeout(timer),
  }
}
