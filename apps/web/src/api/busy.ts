import { ApiError } from '@praxis/contract/client'
import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** Whoever is told to come back later than that is told so, rather than left waiting. */
const LONGEST_WAIT_SECONDS = 5

/** In how many seconds a call that came when too much was going on is worth another try; undefined if it came for another reason. */
export function busyForSeconds(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || (error.status !== 503 && error.status !== 429)) return undefined
  const { retryAfter = error.status === 503 ? 1 : undefined } = error.refusal
  return typeof retryAfter === 'number' && retryAfter <= LONGEST_WAIT_SECONDS ? retryAfter : undefined
}

/** Whether a call that failed may succeed later as it is: it was not answered, or the answer had nothing to do with what was asked. */
export const mayPass = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || error.status === 429

/** Whether something is being fetched again because too much was going on. */
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
