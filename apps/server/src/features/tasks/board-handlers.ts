import type { Db } from '../../platform/database/database'
import { answerWithFile, PRIVATE_FILE } from '../../platform/files/file-answer'
import type { BoardActor, BoardDoor, BoardHandlers, BoardParams, OpeningBoard } from './board'
import { archiveTask } from './commands/archive-tasks'
import { attachTaskFiles, deleteTaskFile } from './commands/change-task-files'
import { createTaskList, deleteTaskList, moveTaskList, updateTaskList } from './commands/change-task-lists'
import { toggleTask } from './commands/change-task-status'
import { createSubTask, createTask } from './commands/create-task'
import { deleteTask } from './commands/delete-task'
import { moveTask } from './commands/move-task'
import { restoreTask, restoreTasks } from './commands/restore-tasks'
import { sortSubTasksByPriority, sortTasks } from './commands/sort-tasks'
import { updateTask } from './commands/update-task'
import { listArchivedTasks } from './queries/archived-tasks'
import { listSubTasks } from './queries/shown-tasks'
import { getTaskContents, getTaskListContents } from './queries/task-contents'
import { loadFileOnTask } from './queries/task-files'
import { getTaskAnalytics, listCompletedTasks, listTaskLists } from './queries/task-lists'
import { getTaskOptions } from './queries/task-options'
import { getTask, loadTask } from './queries/task-rows'

const openingBoard = <Actor extends BoardActor>(
  door: BoardDoor<Actor>,
  db: Db,
  actor: Actor,
  params: BoardParams,
): OpeningBoard => ({
  ...door.viewOf(actor, params),
  opened: door.open(db, actor, params),
})

/** The handlers of lists and tasks of the boards behind a door. */
export const boardHandlers = <Actor extends BoardActor>(door: BoardDoor<Actor>): BoardHandlers<Actor> => ({
  listTaskLists: async ({ db, platform, actor, params, query }) => {
    const opening = openingBoard(door, db, actor, params)
    const [board, lists] = await Promise.all([opening.opened, listTaskLists(db, platform.files, opening, query)])
    return { can: { edit: board.permissions.edit }, ...lists }
  },

  createTaskList: async ({ db, platform, actor, params, body }) =>
    createTaskList(db, platform.files, await door.open(db, actor, params), body),

  updateTaskList: async ({ db, platform, actor, params, body }) =>
    updateTaskList(db, platform.files, await door.open(db, actor, params), params.taskListId, body),

  getTaskListContents: async ({ db, actor, params }) =>
    getTaskListContents(db, await door.open(db, actor, params), params.taskListId),

  deleteTaskList: async ({ db, actor, params, query }) =>
    deleteTaskList(db, await door.open(db, actor, params), params.taskListId, query.taskCount),

  moveTaskList: async ({ db, actor, params, body }) =>
    moveTaskList(db, await door.open(db, actor, params), params.taskListId, body.beforeID),

  sortByPriority: async ({ db, actor, params }) =>
    sortTasks(db, await door.open(db, actor, params), params.taskListId, 'priority'),

  sortByStatus: async ({ db, actor, params }) =>
    sortTasks(db, await door.open(db, actor, params), params.taskListId, 'status'),

  sortByDueDate: async ({ db, actor, params, body }) =>
    sortTasks(db, await door.open(db, actor, params), params.taskListId, 'dueDate', body.order),

  sortByEstimatedTime: async ({ db, actor, params, body }) =>
    sortTasks(db, await door.open(db, actor, params), params.taskListId, 'estimatedTime', body.order),

  sortByLastUpdated: async ({ db, actor, params }) =>
    sortTasks(db, await door.open(db, actor, params), params.taskListId, 'lastUpdated'),

  listCompletedTasks: async ({ db, platform, actor, params, query }) =>
    listCompletedTasks(db, platform.files, await door.open(db, actor, params), params.taskListId, query),

  createTask: async ({ db, platform, actor, params, body }) =>
    createTask(db, platform.files, openingBoard(door, db, actor, params), params.taskListId, body),

  getTask: async ({ db, platform, actor, params }) =>
    getTask(db, platform.files, await door.open(db, actor, params), params.taskId),

  updateTask: async ({ db, platform, actor, params, body }) =>
    updateTask(db, platform.files, await door.open(db, actor, params), params.taskId, body),

  getTaskContents: async ({ db, actor, params, query }) =>
    getTaskContents(db, await door.open(db, actor, params), query.taskIDs),

  deleteTask: async ({ db, platform, actor, params, query }) =>
    deleteTask(db, platform.files, await door.open(db, actor, params), params.taskId, query.keepSubTasks),

  moveTask: async ({ db, actor, params, body }) =>
    moveTask(db, await door.open(db, actor, params), params.taskId, body),

  toggleTask: async ({ db, platform, actor, params, body }) =>
    toggleTask(db, platform.files, await door.open(db, actor, params), params.taskId, body.isToggled),

  archiveTask: async ({ db, actor, params }) => archiveTask(db, await door.open(db, actor, params), params.taskId),

  listArchivedTasks: async ({ db, actor, params, query }) =>
    listArchivedTasks(db, await door.open(db, actor, params), query),

  restoreTask: async ({ db, platform, actor, params }) =>
    restoreTask(db, platform.files, await door.open(db, actor, params), params.taskId),

  restoreTasks: async ({ db, actor, params, body }) => ({
    restoredCount: await restoreTasks(db, await door.open(db, actor, params), body.taskIDs),
  }),

  listSubTasks: async ({ db, platform, actor, params }) =>
    listSubTasks(db, platform.files, await door.open(db, actor, params), params.taskId),

  createSubTask: async ({ db, platform, actor, params, body }) =>
    createSubTask(db, platform.files, await door.open(db, actor, params), params.taskId, body),

  sortSubTasksByPriority: async ({ db, actor, params }) =>
    sortSubTasksByPriority(db, await door.open(db, actor, params), params.taskId),

  attachTaskFiles: async ({ db, platform, actor, params, files }) => ({
    items: await attachTaskFiles(db, platform.files, await door.open(db, actor, params), params.taskId, files.files),
  }),

  getTaskFile: async ({ db, platform, actor, params, http }) => {
    const board = await door.open(db, actor, params)
    const { id } = await loadTask(db, board, params.taskId)
    const file = await loadFileOnTask(db, board, id, params.fileId)
    return answerWithFile(platform.files.storage, http, { ...file, cacheControl: PRIVATE_FILE })
  },

  deleteTaskFile: async ({ db, platform, actor, params }) =>
    deleteTaskFile(db, platform.files, await door.open(db, actor, params), params.taskId, params.fileId),

  getTaskOptions: async ({ db, platform, actor, params }) =>
    getTaskOptions(db, platform.files, await door.open(db, actor, params)),

  getTaskAnalytics: async ({ db, actor, params, query }) =>
    getTaskAnalytics(db, await door.open(db, actor, params), query.taskListIDs),
})
