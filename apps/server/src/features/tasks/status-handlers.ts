import type { BoardDoor, StatusHandlers } from './board'
import { createTaskStatus, deleteTaskStatus, updateStatusRank, updateTaskStatus } from './commands/change-task-statuses'
import { statusesOf } from './queries/task-statuses'

/** The handlers of statuses of the boards behind a door. */
export const statusHandlers = (door: BoardDoor): StatusHandlers => ({
  listTaskStatuses: async ({ db, actor, params }) => ({
    items: (await statusesOf(db, await door.open(db, actor, params))).all(),
  }),

  createTaskStatus: async ({ db, actor, params, body }) =>
    createTaskStatus(db, await door.open(db, actor, params), body),

  updateTaskStatus: async ({ db, actor, params, body }) =>
    updateTaskStatus(db, await door.open(db, actor, params), params.statusId, body),

  deleteTaskStatus: async ({ db, actor, params }) =>
    deleteTaskStatus(db, await door.open(db, actor, params), params.statusId),

  updateStatusRank: async ({ db, actor, params, body }) => ({
    items: await updateStatusRank(db, await door.open(db, actor, params), params.statusId, body.progressRank),
  }),
})
