import type { TaskStatusInput } from '@praxis/contract/tasks/task-shapes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api/api'
import type { BoardDoor } from '../board-door'
import { taskStatusesQuery } from '../tasks.queries'
import { movedStatus } from './moved-status'

/** Boards, overviews and Gantt charts show statuses, so all of them are fetched again. */
const everythingOfTasks = { queryKey: ['tasks'] }

export function useCreateTaskStatus(door: BoardDoor) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: { body: TaskStatusInput; idempotencyKey: string }) =>
      api.call(door.statuses.createTaskStatus, { body }, { idempotencyKey }),
    onSuccess: () => queryClient.invalidateQueries(everythingOfTasks),
  })
}

export function useUpdateTaskStatus(door: BoardDoor) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body: Partial<TaskStatusInput> & { readonly version: number } }) =>
      api.call(door.statuses.updateTaskStatus, { params: { statusId: id }, body }),
    // After a refusal, the status is shown as somebody else has changed it.
    onSettled: () => queryClient.invalidateQueries(everythingOfTasks),
  })
}

export function useDeleteTaskStatus(door: BoardDoor) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (statusId: string) => api.call(door.statuses.deleteTaskStatus, { params: { statusId } }),
    onSuccess: () => queryClient.invalidateQueries(everythingOfTasks),
  })
}

/** Moves a status, which shows at once; the server's answer, or the order before a refusal, follows. */
export function useUpdateStatusRank(door: BoardDoor) {
  const queryClient = useQueryClient()
  const { queryKey } = taskStatusesQuery(door)
  return useMutation({
    mutationFn: async ({ id, progressRank }: { id: string; progressRank: number }) =>
      (await api.call(door.statuses.updateStatusRank, { params: { statusId: id }, body: { progressRank } })).items,
    scope: { id: queryKey.join() },
    onMutate: async ({ id, progressRank }) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      queryClient.setQueryData(queryKey, (statuses) => statuses && movedStatus(statuses, id, progressRank))
      return before
    },
    onSuccess: (statuses) => queryClient.setQueryData(queryKey, statuses),
    onError: (_error, _moved, before) => queryClient.setQueryData(queryKey, before),
    onSettled: () => queryClient.invalidateQueries(everythingOfTasks),
  })
}
