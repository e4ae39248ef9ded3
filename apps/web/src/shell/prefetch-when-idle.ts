import type { AnyRouter } from '@tanstack/react-router'
import { routeOfPath } from './workspace/route-of-path'

/** Even a busy page fetches ahead after this long. */
const PREFETCH_TIMEOUT = 2000

/** Fetches the code of pages that are one click away when the browser has nothing better to do. Returns what stops it. */
export function prefetchWhenIdle(router: AnyRouter, paths: string[]): () => void {
  const prefetch = () => {
    for (const path of paths) {
      const route = routeOfPath(router, path)
      // A page that cannot be fetched now is fetched, and its failure shown, when it is asked for.
      if (route) Promise.resolve(router.loadRouteChunk(route)).catch(() => undefined)
    }
  }
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(prefetch, PREFETCH_TIMEOUT)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(prefetch, { timeout: PREFETCH_TIMEOUT })
  return () => cancelIdleCallback(handle)
}
