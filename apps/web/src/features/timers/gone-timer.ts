import { ApiError } from '@praxis/contract/protocol/caller'
import type { QueryClient } from '@tanstack/react-query'
import { timeTrackersQuery } from './timers.queries'

export const GONE_TIMER = 'This timer was logged or deleted on another device.'

/** Whether a call was refused because its timer is gone; a missing project is refused in the same way. */
export async function isGoneTimer(queryClient: QueryClient, id: string, refusal: unknown): Promise<boolean> {
  if (!(refusal instanceof ApiError && refusal.reason === 'notFound')) return false
  const listed = await queryClient.fetchQuery({ ...timeTrackersQuery, staleTime: 0 }).catch(() => undefined)
  return listed !== undefined && !listed.some((timer) => timer.id === id)
}
