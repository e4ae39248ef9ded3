import type { Input } from '@praxis/contract/protocol/endpoint'
import { type TimeTracker, type TimeTrackerChanges, timeTrackers } from '@praxis/contract/time/time-trackers'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/api'
import { fetchAgain } from '../../api/stale-answers'
import { showing, useCall } from '../../api/use-call'
import { timeTrackersQuery } from './timers.queries'

export type TimerToStart = NonNullable<Input<typeof timeTrackers.createTimeTracker>['body']>

/** Puts the timer that the server answered into the list, where it is not an answer by itself. */
const listAnswer = (queryClient: QueryClient, change: (timers: TimeTracker[]) => TimeTracker[]) =>
  showing(timeTrackersQuery, change)(queryClient)

const listAgain = (queryClient: QueryClient) => fetchAgain(queryClient, ['timeTrackers'])

/** Starts a timer; the others stop, unless they are to keep running. */
export function useCreateTimeTracker() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: TimerToStart) => api.call(timeTrackers.createTimeTracker, { body }),
    onSuccess: (started) =>
      listAnswer(queryClient, (timers) => [started, ...timers.filter(({ id }) => id !== started.id)]),
    onSettled: () => listAgain(queryClient),
  })
}

/** Changes the fields of a timer; with an end, it is stopped. */
export function useUpdateTimeTracker() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, changes }: { id: string; changes: TimeTrackerChanges }) =>
      api.call(timeTrackers.updateTimeTracker, { params: { id }, body: changes }),
    onSuccess: (updated) =>
      listAnswer(queryClient, (timers) => timers.map((timer) => (timer.id === updated.id ? updated : timer))),
    onSettled: () => listAgain(queryClient),
  })
}

/** Deletes a timer, which leaves the list at once; it comes back if the server refuses. */
export const useDeleteTimeTracker = () =>
  useCall(timeTrackers.deleteTimeTracker, (id: string) => ({ params: { id } }), {
    ahead: (id) => showing(timeTrackersQuery, (timers) => timers.filter((timer) => timer.id !== id)),
  })
