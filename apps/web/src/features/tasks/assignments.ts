import type { Output } from '@praxis/contract/protocol/endpoint'
import { personals } from '@praxis/contract/tasks/personals'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/api'
import { query } from '../../api/query'
import { showing } from '../../api/use-call'

export type Assignment = Output<typeof personals.listAssignments>['items'][number]

/** Tasks somebody gave the reader, who has not opened them yet; the newest first. */
export const assignmentsQuery = query(personals.listAssignments, {}, { names: ['projects'] })

/**
 * Takes a task off the list at once. One that is gone already, through another window, is no error. Boards do not show
 * which tasks have been opened, so only the list is fetched again.
 */
export function useDismissAssignment() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (taskId: string) => api.call(personals.dismissAssignment, { params: { taskId } }),
    onMutate: (taskId) =>
      showing(assignmentsQuery, ({ items, total }) => ({
        items: items.filter(({ id }) => id !== taskId),
        total: total - 1,
      }))(queryClient),
    onSettled: () => queryClient.invalidateQueries({ queryKey: assignmentsQuery.queryKey }),
  })
}
