import type { Input } from '@praxis/contract/protocol/endpoint'
import { type TimeTracker, type TimeTrackerChanges, timeTrackers } from '@praxis/contract/time/time-trackers'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/api'
import { timeTrackersQuery } from './timers.queries'

export type TimerToStart = NonNullable<Input<typeof timeTrackers.createTimeTracker>['body']>

const { queryKey } = timeTrackersQuery

const listAgain = (queryClient: QueryClient) => queryClient.invalidateQueries({ queryKey: ['timeTrackers'] })

type Change = (timers: TimeTracker[]) => TimeTracker[]

/** Changes the cached timers; a fetch under way began before the change, and must not undo it. */
async function changeListed(queryClient: QueryClient, change: Change): Promise<TimeTracker[] | undefined> {
  await queryClient.cancelQueries({ queryKey })
  const before = queryClient.getQueryData(queryKey)
  queryClient.setQueryData(queryKey, before && change(before))
  return before
}

/** Starts a timer; the others stop, unless they are to keep running. */
export function useCreateTimeTracker() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: TimerToStart) => api.call(timeTrackers.createTimeTracker, { body }),
    onSuccess: (started) =>
      changeListed(queryClient, (timers) => [started, ...timers.filter(({ id }) => id !== started.id)]),
    onSettled: () => listAgain(queryClient),
  })
}

interface TimerUpdate {
  readonly id: string
  readonly changes: TimeTrackerChanges
}

/** Changes the fields of a timer; with an end, it is stopped. */
export function useUpdateTimeTracker() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, changes }: TimerUpdate) =>
      api.call(timeTrackers.updateTimeTracker, { params: { id }, body: changes }),
    onSuccess: (updated) =>
      changeListed(queryClient, (timers) => timers.map((timer) => (timer.id === updated.id ? updated : timer))),
    onSettled: () => listAgain(queryClient),
  })
}

/** Deletes a timer, which leaves the list at once; it comes back if the server refuses. */
export function useDeleteTimeTracker() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.call(timeTrackers.deleteTimeTracker, { params: { id } }),
    onMutate: (id) => changeListed(queryClient, (timers) => timers.filter((timer) => timer.id !== id)),
    onError: (_error, _id, before) => queryClient.setQueryData(queryKey, before),
    onSettled: () => listAgain(queryClient),
  })
}
