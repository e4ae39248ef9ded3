import type { QueryClient } from '@tanstack/react-query'
import type { BoardDoor } from './board-door'
import { ofDoor } from './tasks.queries'

/** What a board is made of and who is on it: work on tasks leaves that as it is. */
const UNTOUCHED: ReadonlySet<unknown> = new Set(['statuses', 'columns', 'options', 'automations', 'emailSuggestions'])

/** The same board may be open through another door too, so all of them look again. */
export const refresh = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({
    queryKey: ['tasks'],
    predicate: ({ queryKey }) => !UNTOUCHED.has(queryKey[1]) && !UNTOUCHED.has(queryKey[2]),
  })

const MOST_LOOKS = 3

/**
 * Waits until the boards on screen have been asked for after the change: what shows it beforehand must stay so long.
 * Another change's question may have cut this one's short.
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
