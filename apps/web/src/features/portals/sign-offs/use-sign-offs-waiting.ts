import { useInfiniteQuery } from '@tanstack/react-query'
import { usePortal } from '../frame/portal-context'
import { signOffsQuery } from '../portals.queries'

/** What waits for the client among the sign-offs asked last. */
export function useSignOffsWaiting() {
  const { reference } = usePortal()
  const { data } = useInfiniteQuery(signOffsQuery(reference))
  return { waiting: (data?.pages ?? []).flatMap(({ items }) => items.filter(({ state }) => state === 'waiting')) }
}
