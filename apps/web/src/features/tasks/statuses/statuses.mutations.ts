import type { TaskStatusInput } from '@praxis/contract/tasks/task-shapes'
import { showing, useCall, useWholeCall } from '../../../api/use-call'
import type { BoardDoor } from '../board-door'
import { taskStatusesQuery } from '../tasks.queries'
import { movedStatus } from './moved-status'

export const useCreateTaskStatus = ({ statuses }: BoardDoor) => useWholeCall(statuses.createTaskStatus)

export const useUpdateTaskStatus = ({ statuses }: BoardDoor) =>
  useCall(
    statuses.updateTaskStatus,
    ({ id, body }: { id: string; body: Partial<TaskStatusInput> & { readonly version: number } }) => ({
      params: { statusId: id },
      body,
    }),
  )

export const useDeleteTaskStatus = ({ statuses }: BoardDoor) =>
  useCall(statuses.deleteTaskStatus, (statusId: string) => ({ params: { statusId } }))

/** Moves a status, which shows at once; the server's order, or the one before a refusal, follows. */
export const useUpdateStatusRank = (door: BoardDoor) =>
  useCall(
    door.statuses.updateStatusRank,
    ({ id, progressRank }: { id: string; progressRank: number }) => ({
      params: { statusId: id },
      body: { progressRank },
    }),
    {
      ahead: ({ id, progressRank }) =>
        showing(taskStatusesQuery(door), (statuses) => movedStatus(statuses, id, progressRank)),
      inOrder: `statuses of ${door.subject ?? door.key}`,
    },
  )
