import type { Output } from '@praxis/contract/protocol/endpoint'
import { personals } from '@praxis/contract/tasks/personals'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/api'

export type Assignment = Output<typeof personals.listAssignments>['items'][number]

/** Tasks somebody gave the reader, who has not opened them yet; the newest first. */
export const assignmentsQuery = queryOptions({
  queryKey: ['tasks', 'assignments'],
  queryFn: ({ signal }) => api.call(personals.listAssignments, {}, { signal }),
  meta: { topics: ['user', 'employees'], names: ['projects'] },
})

/** Takes a task off the list at once. One that is gone already, through another window, is no error. */
export function useDismissAssignment() {
  const queryClient = useQueryClient()
  const { queryKey } = assignmentsQuery
  return useMutation({
    mutationFn: (taskId: string) => api.call(personals.dismissAssignment, { params: { taskId } }),
    onMutate: async (taskId) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      queryClient.setQueryData(
        queryKey,
        before && { items: before.items.filter(({ id }) => id !== taskId), total: before.total - 1 },
      )
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
}
