import { ApiError } from '@praxis/contract/protocol/caller'
import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** If the server asks for a longer wait than this, the person is told so rather than left waiting. */
const LONGEST_WAIT_SECONDS = 5

/** In how many seconds a call that the busy server turned away is worth another try; undefined for any other error. */
export function busyForSeconds(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || (error.status !== 503 && error.status !== 429)) return undefined
  const { retryAfter = error.status === 503 ? 1 : undefined } = error.refusal
  return typeof retryAfter === 'number' && retryAfter <= LONGEST_WAIT_SECONDS ? retryAfter : undefined
}

/** Whether a failed call may succeed later unchanged: it got no answer, or the refusal is not about its content. */
export const mayPass = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || error.status === 429

/** Whether something is being fetched again because the server was busy. */
export function useIsBusy(): boolean {
  const cache = useQueryClient().getQueryCache()
  return useSyncExternalStore(
    (onChange) => cache.subscribe(onChange),
    () =>
      cache
        .getAll()
        .some(
          ({ state }) => state.fetchStatus === 'fetching' && busyForSeconds(state.fetchFailureReason) !== undefined,
        ),
  )
}
