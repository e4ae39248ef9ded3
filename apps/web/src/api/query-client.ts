import { QueryClient } from '@tanstack/react-query'
import { busyForSeconds } from './busy'

const SECOND = 1000
const MINUTE = 60 * SECOND

/** A refusal (4xx) will be a refusal again; only a lost connection or a failing server is worth another try. */
function isWorthRetrying(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  if ('name' in error && error.name === 'AbortError') return false
  const status = 'status' in error ? error.status : undefined
  return typeof status !== 'number' || status >= 500
}

/** A busy server says when to come back, and the page tells the person meanwhile. */
const BUSY_TRIES = 3

const shouldRetry = (failures: number, error: unknown): boolean =>
  busyForSeconds(error) === undefined ? failures < 1 && isWorthRetrying(error) : failures < BUSY_TRIES

/** The delay grows each time, so that calls turned away together do not all come back together. */
const retryDelay = (failures: number, error: unknown): number => {
  const seconds = busyForSeconds(error)
  return seconds === undefined ? 400 : (failures + Math.random()) * seconds * SECOND + SECOND / 2
}

/** Cached data is shown at once and refreshed behind it: a page seen before opens without waiting. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10 * SECOND,
      gcTime: 30 * MINUTE,
      // One retry, and soon: whoever waits is told what is wrong rather than shown a skeleton.
      retry: shouldRetry,
      retryDelay,
      // Queries run even when the browser believes to be offline: the page then says what is wrong instead of waiting.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})
