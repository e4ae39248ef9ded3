import type { TaskStatusInput } from '@praxis/contract/tasks/task-shapes'
import { showing, useCall, useWholeCall } from '../../../api/use-call'
import type { StatusDoor } from '../board-door'
import { taskStatusesQuery } from '../tasks.queries'
import { movedStatus } from './moved-status'

export const useCreateTaskStatus = ({ statusChanges }: StatusDoor) => useWholeCall(statusChanges.createTaskStatus)

export const useUpdateTaskStatus = ({ statusChanges }: StatusDoor) =>
  useCall(
    statusChanges.updateTaskStatus,
    ({ id, body }: { id: string; body: Partial<TaskStatusInput> & { readonly version: number } }) => ({
      params: { statusId: id },
      body,
    }),
  )

export const useDeleteTaskStatus = ({ statusChanges }: StatusDoor) =>
  useCall(statusChanges.deleteTaskStatus, (statusId: string) => ({ params: { statusId } }))

/** Moves a status, which shows at once; the server's order, or the one before a refusal, follows. */
export const useUpdateStatusRank = (door: StatusDoor) =>
  useCall(
    door.statusChanges.updateStatusRank,
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
