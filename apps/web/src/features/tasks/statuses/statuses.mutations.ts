import type { TaskStatusInput } from '@praxis/contract/task-shapes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api/api'
import type { BoardDoor } from '../board-door'
import { taskStatusesQuery } from '../tasks.queries'
import { movedStatus } from './moved-status'

/** Boards, overviews and Gantt charts show statuses too. */
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
    // Refused, it shows what somebody else has made of it.
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

/** Shown in its new place at once; what the server answers, or had before it refused, comes after it. */
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
