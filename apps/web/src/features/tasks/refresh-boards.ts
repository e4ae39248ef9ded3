import type { QueryClient } from '@tanstack/react-query'
import type { BoardDoor } from './board-door'
import { ofDoor } from './tasks.queries'

/** Statuses, columns and people of a board, which changes of tasks leave as they are. */
const UNTOUCHED: ReadonlySet<unknown> = new Set(['statuses', 'columns', 'options'])

/** Fetches all boards again: the same board may be open through another door too. */
export const refresh = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({
    queryKey: ['tasks'],
    predicate: ({ queryKey }) => !UNTOUCHED.has(queryKey[1]) && !UNTOUCHED.has(queryKey[2]),
  })

const MOST_LOOKS = 3

/**
 * Waits until the boards on screen have been fetched after the change: what shows the change beforehand must stay so
 * long. Another change's fetch may have cut this one's short.
 */
export async function refreshed(queryClient: QueryClient, door: BoardDoor): Promise<void> {
  const since = Date.now()
  const isBehind = () =>
    queryClient
      .getQueryCache()
      .findAll({ queryKey: ofDoor(door), type: 'active' })
      .some(
        ({ queryKey, state }) => !UNTOUCHED.has(queryKey[2]) && state.dataUpdatedAt < since && state.status !== 'error',
      )
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    await refresh(queryClient)
    if (!isBehind()) return
  }
}
