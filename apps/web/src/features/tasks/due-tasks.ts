import type { Output } from '@praxis/contract/protocol/endpoint'
import { personals } from '@praxis/contract/tasks/personals'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/api'
import { personalDoor, personalProjectDoor } from './board-door'

type DueTasks = Output<typeof personals.listDueTasks>
export type DueTask = DueTasks['items'][number]

/** The reader's own open tasks with a due date, the most urgent first. */
export const dueTasksQuery = queryOptions({
  queryKey: ['tasks', 'due'],
  queryFn: ({ signal }) => api.call(personals.listDueTasks, {}, { signal }),
  meta: { names: ['projects'] },
})

/** Completes a due task, which leaves the list at once; it comes back if the server refuses. */
export function useFinishDueTask() {
  const queryClient = useQueryClient()
  const { queryKey } = dueTasksQuery
  return useMutation({
    mutationFn: ({ id, taskList, project }: DueTask) => {
      const { board } = project ? personalProjectDoor(project.id) : personalDoor
      return api.call(board.toggleTask, { params: { taskListId: taskList.id, taskId: id }, body: { isToggled: true } })
    },
    onMutate: async ({ id }) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      queryClient.setQueryData(
        queryKey,
        before && { items: before.items.filter((task) => task.id !== id), total: before.total - 1 },
      )
      return before
    },
    onError: (_error, _task, before) => queryClient.setQueryData(queryKey, before),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['tasks'] }),
  })
}
