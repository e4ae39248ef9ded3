import type { BoardActor, BoardDoor, WorkHandlers } from './board'
import { archiveAllTasks } from './commands/archive-tasks'
import { createTaskComment, deleteTaskComment, updateTaskComment } from './commands/change-task-comments'
import { moveTaskToStatus } from './commands/change-task-status'
import { listTaskComments } from './queries/task-comments'
import { loadTask } from './queries/task-rows'
import { getStatusOverview } from './queries/task-statuses'

/** The handlers that boards in use have and templates have not. */
export const workHandlers = <Actor extends BoardActor>(door: BoardDoor<Actor>): WorkHandlers<Actor> => ({
  archiveAllTasks: async ({ db, actor, params, body }) => {
    const taskIDs = await archiveAllTasks(db, await door.open(db, actor, params), body)
    return { archivedCount: taskIDs.length, taskIDs }
  },

  moveTaskToStatus: async ({ db, platform, actor, params, body }) =>
    moveTaskToStatus(db, platform.files, await door.open(db, actor, params), body),

  getStatusOverview: async ({ db, actor, params, query }) => ({
    items: await getStatusOverview(db, await door.open(db, actor, params), query),
  }),

  listTaskComments: async ({ db, platform, actor, params, query }) => {
    const task = await loadTask(db, await door.open(db, actor, params), params.taskId)
    return listTaskComments(db, platform.files, actor, task, query)
  },

  createTaskComment: async ({ db, platform, actor, params, body }) =>
    createTaskComment(db, platform, await door.open(db, actor, params), params.taskId, body),

  createTaskFileComment: async ({ db, platform, actor, params, body, files }) =>
    createTaskComment(db, platform, await door.open(db, actor, params), params.taskId, {
      ...body,
      uploads: files.files,
    }),

  updateTaskComment: async ({ db, platform, actor, params, body }) =>
    updateTaskComment(db, platform, await door.open(db, actor, params), params, body),

  deleteTaskComment: async ({ db, platform, actor, params }) =>
    deleteTaskComment(db, platform, await door.open(db, actor, params), params.taskId, params.commentId),
})
