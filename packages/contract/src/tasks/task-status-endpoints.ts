import * as z from 'zod'
import { about, endpoint } from '../protocol/endpoint'
import { listOf } from '../protocol/page'
import { Id, madeOn } from '../protocol/values'
import { accessOf, type BoardDoor } from './task-door'
import { TaskStatus, TaskStatusInput } from './task-shapes'

/** The endpoints of a board’s statuses. */
export const statusEndpoints = <Params extends z.core.$ZodLooseShape>(door: BoardDoor<Params>) => {
  const ofBoard = z.strictObject({ ...door.params })
  const ofStatus = z.strictObject({ ...door.params, statusId: Id })
  const access = accessOf(door)
  const statuses = `${door.prefix}/taskStatuses`
  return about('tasks', {
    listTaskStatuses: endpoint({
      method: 'GET',
      path: statuses,
      summary: 'List the board’s statuses in order, backlog first',
      ...access,
      params: ofBoard,
      response: listOf(TaskStatus),
      reasons: ['notFound'],
    }),
    createTaskStatus: endpoint({
      method: 'POST',
      path: statuses,
      summary: 'Add a status at the end',
      ...access,
      params: ofBoard,
      body: TaskStatusInput,
      response: TaskStatus,
      reasons: ['notFound', 'nameExists'],
    }),
    updateTaskStatus: endpoint({
      method: 'PATCH',
      path: `${statuses}/{statusId}`,
      summary: 'Change a status; omitted fields stay',
      ...access,
      params: ofStatus,
      body: TaskStatusInput.partial().extend(madeOn),
      response: TaskStatus,
      reasons: ['notFound', 'nameExists', 'changedMeanwhile'],
    }),
    deleteTaskStatus: endpoint({
      method: 'DELETE',
      path: `${statuses}/{statusId}`,
      summary: 'Delete a status that no task uses',
      ...access,
      params: ofStatus,
      response: 'nothing',
      reasons: ['notFound', 'taskStatusHasTasks'],
    }),
    updateStatusRank: endpoint({
      method: 'PATCH',
      path: `${statuses}/{statusId}/updateStatusRank`,
      summary: 'Move a status to another place, counted from 0',
      ...access,
      params: ofStatus,
      body: z.strictObject({ progressRank: z.int().min(0).max(1000) }),
      response: listOf(TaskStatus),
      reasons: ['notFound'],
    }),
  })
}
