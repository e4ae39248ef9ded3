import * as z from 'zod'
import { about, endpoint } from '../protocol/endpoint'
import { FILE_MAX_BYTES } from '../protocol/files'
import { listed, listOf, pageOf, pageQuery, QueryFlag } from '../protocol/page'
import { FileLink, Id, madeOn, Name } from '../protocol/values'
import { affectedAnswer, completedAnswer, listAnswer, listsAnswer, subTasksAnswer } from './task-cards'
import { accessOf, type BoardAccess, type BoardDoor, boardFilter } from './task-door'
import {
  ArchivedTask,
  MoveInput,
  MoveTaskInput,
  NewTask,
  StatusId,
  Task,
  TaskAnalytics,
  TaskChanges,
  TaskContents,
  TaskOptions,
} from './task-shapes'

const order = z.strictObject({ order: z.enum(['ascending', 'descending']).default('ascending') })
/** Reasons for a list that is not there; the second is the one on a board of one’s own. */
const ofMissingList = ['notFound', 'noTaskListForThisUser'] as const
/** Reasons for changing a task, which may be gone or archived. */
const ofArchived = ['notFound', 'taskArchived'] as const
/** How many tasks can be named at once, so that a request stays of a usual size. */
const MOST_AT_ONCE = 10_000
const NewRank = z.strictObject({ rank: z.string() })

/** The endpoints of lists and tasks, which every door has. */
export const boardEndpoints = <Params extends z.core.$ZodLooseShape, Who extends BoardAccess = 'employee'>(
  door: BoardDoor<Params, Who>,
) => {
  const ofBoard = z.strictObject({ ...door.params })
  const ofList = z.strictObject({ ...door.params, taskListId: Id })
  const ofTask = z.strictObject({ ...door.params, taskListId: Id, taskId: Id })
  const ofFile = z.strictObject({ ...door.params, taskListId: Id, taskId: Id, fileId: Id })
  const access = accessOf(door)
  const lists = `${door.prefix}/taskLists`
  const list = `${lists}/{taskListId}`
  const task = `${list}/tasks/{taskId}`
  const sort = <Path extends string>(path: Path, summary: string) =>
    endpoint({
      method: 'POST',
      path: `${list}/${path}`,
      summary,
      ...access,
      params: ofList,
      response: 'nothing',
      reasons: ofMissingList,
    })
  const sortWithOrder = <Path extends string>(path: Path, summary: string) =>
    endpoint({
      method: 'POST',
      path: `${list}/${path}`,
      summary,
      ...access,
      params: ofList,
      body: order,
      response: 'nothing',
      reasons: ofMissingList,
    })
  return about('tasks', {
    listTaskLists: endpoint({
      method: 'GET',
      path: lists,
      summary: 'Get the board’s lists with up to 500 active tasks; for more, give a list’s id and a page',
      ...access,
      params: ofBoard,
      query: z.strictObject({
        ...pageQuery(100),
        ...boardFilter,
        showSubtask: QueryFlag.default(true),
        taskStatusIDs: listed(StatusId).optional(),
      }),
      ...listsAnswer,
      reasons: ofMissingList,
    }),
    createTaskList: endpoint({
      method: 'POST',
      path: lists,
      summary: 'Add a task list at the end',
      ...access,
      params: ofBoard,
      body: z.strictObject({
        name: Name.max(120),
        /** The caller may make the id, to refer to the list before it exists. */
        id: Id.optional(),
      }),
      ...listAnswer,
      reasons: ['notFound'],
    }),
    updateTaskList: endpoint({
      method: 'PATCH',
      path: list,
      summary: 'Rename a task list',
      ...access,
      params: ofList,
      body: z.strictObject({ name: Name.max(120) }),
      ...listAnswer,
      reasons: ofMissingList,
    }),
    getTaskListContents: endpoint({
      method: 'GET',
      path: `${list}/contents`,
      summary: 'Count what deleting a list would delete: everyone’s tasks, including completed and archived ones',
      ...access,
      params: ofList,
      response: TaskContents,
      reasons: ofMissingList,
    }),
    deleteTaskList: endpoint({
      method: 'DELETE',
      path: list,
      summary: 'Delete a list with all its tasks; refused if time is logged on any',
      ...access,
      params: ofList,
      query: z.strictObject({
        /** How many tasks and sub-tasks the caller knows in the list; a list that holds others is not deleted. */
        taskCount: z.coerce.number().int().min(0).optional(),
      }),
      response: 'nothing',
      reasons: [...ofMissingList, 'recordInUse', 'tasksOfOthers', 'changedMeanwhile'],
    }),
    moveTaskList: endpoint({
      method: 'POST',
      path: `${list}/move`,
      summary: 'Move a list before another, or to the end',
      ...access,
      params: ofList,
      body: MoveInput,
      response: NewRank,
      reasons: ofMissingList,
    }),
    sortByPriority: sort('sortByPriority', 'Sort a list’s tasks by priority, highest first'),
    sortByStatus: sort('sortByStatus', 'Sort a list’s tasks by status'),
    sortByDueDate: sortWithOrder('sortByDueDate', 'Sort a list’s tasks by due date'),
    sortByEstimatedTime: sortWithOrder('sortByEstimatedTime', 'Sort a list’s tasks by estimate'),
    sortByLastUpdated: sort('sortByLastUpdated', 'Sort a list’s tasks by last update, latest first'),
    listCompletedTasks: endpoint({
      method: 'GET',
      path: `${list}/completed`,
      summary: 'List a list’s completed tasks, latest first',
      ...access,
      params: ofList,
      query: z.strictObject({
        ...pageQuery(25),
        assigneeID: boardFilter.assigneeID,
        taskNameTerm: boardFilter.taskNameTerm,
        taskStatusIDs: listed(StatusId).optional(),
      }),
      ...completedAnswer,
      reasons: ofMissingList,
    }),
    createTask: endpoint({
      method: 'POST',
      path: `${list}/tasks`,
      summary: 'Add a task to the end of a list',
      ...access,
      params: ofList,
      body: NewTask,
      response: Task,
      reasons: ofMissingList,
    }),
    getTask: endpoint({
      method: 'GET',
      path: `${door.prefix}/tasks/{taskId}`,
      summary: 'Get a task with its sub-tasks and files, even if archived',
      ...access,
      params: z.strictObject({ ...door.params, taskId: Id }),
      response: Task,
      reasons: ['notFound'],
    }),
    updateTask: endpoint({
      method: 'PATCH',
      path: task,
      summary: 'Change a task; omitted fields stay',
      ...access,
      params: ofTask,
      body: TaskChanges.extend(madeOn),
      response: Task,
      reasons: [
        ...ofArchived,
        'changedMeanwhile',
        'noPermissionToUpdateTaskPriority',
        'noPermissionToUpdateTaskStatus',
        'noPermissionToUpdateTaskDueDate',
        'noPermissionToUpdateTaskEstimatedTime',
      ],
    }),
    getTaskContents: endpoint({
      method: 'GET',
      path: `${door.prefix}/taskContents`,
      summary: 'Count what deleting tasks would delete: sub-tasks, comments and files',
      ...access,
      params: ofBoard,
      query: z.strictObject({ taskIDs: listed(Id) }),
      response: TaskContents,
      reasons: ['notFound'],
    }),
    deleteTask: endpoint({
      method: 'DELETE',
      path: task,
      summary: 'Delete a task; its sub-tasks are deleted too or become tasks in the list',
      ...access,
      params: ofTask,
      query: z.strictObject({ keepSubTasks: QueryFlag.default(false) }),
      ...affectedAnswer,
      reasons: [...ofArchived, 'recordInUse', 'tasksOfOthers'],
    }),
    moveTask: endpoint({
      method: 'POST',
      path: `${task}/move`,
      summary: 'Move a task into a list or under a task, before another or to the end',
      ...access,
      params: ofTask,
      body: MoveTaskInput,
      response: NewRank,
      reasons: [...ofMissingList, 'taskArchived'],
    }),
    toggleTask: endpoint({
      method: 'PATCH',
      path: `${task}/toggle`,
      summary: 'Complete or reopen a task',
      ...access,
      params: ofTask,
      body: z.strictObject({ isToggled: z.boolean() }),
      response: Task,
      reasons: [...ofArchived, 'noPermissionToUpdateTaskStatus'],
    }),
    archiveTask: endpoint({
      method: 'PATCH',
      path: `${task}/archive`,
      summary: 'Archive a task with its sub-tasks',
      ...access,
      params: ofTask,
      response: 'nothing',
      reasons: ofArchived,
    }),
    listArchivedTasks: endpoint({
      method: 'GET',
      path: `${door.prefix}/archivedTasks`,
      summary: 'List archived tasks, latest first',
      ...access,
      params: ofBoard,
      query: z.strictObject({ ...pageQuery(25), ...boardFilter }),
      response: pageOf(ArchivedTask),
      reasons: ['notFound'],
    }),
    restoreTask: endpoint({
      method: 'PATCH',
      path: `${task}/restore`,
      summary: 'Restore an archived task with the sub-tasks archived with it',
      ...access,
      params: ofTask,
      response: Task,
      reasons: ['notFound'],
    }),
    restoreTasks: endpoint({
      method: 'PATCH',
      path: `${lists}/tasks/restoreAll`,
      summary: 'Restore several archived tasks; any already restored are skipped',
      ...access,
      params: ofBoard,
      body: z.strictObject({ taskIDs: z.array(Id).min(1).max(MOST_AT_ONCE) }),
      response: z.strictObject({ restoredCount: z.int() }),
      reasons: ['notFound'],
    }),
    listSubTasks: endpoint({
      method: 'GET',
      path: `${task}/subTasks`,
      summary: 'List a task’s sub-tasks in order',
      ...access,
      params: ofTask,
      ...subTasksAnswer,
      reasons: ['notFound'],
    }),
    createSubTask: endpoint({
      method: 'POST',
      path: `${task}/subTasks`,
      summary: 'Add a sub-task at the end',
      ...access,
      params: ofTask,
      body: NewTask,
      response: Task,
      reasons: ofArchived,
    }),
    sortSubTasksByPriority: endpoint({
      method: 'POST',
      path: `${task}/subTasks/sortByPriority`,
      summary: 'Sort sub-tasks by priority, highest first',
      ...access,
      params: ofTask,
      response: 'nothing',
      reasons: ofArchived,
    }),
    attachTaskFiles: endpoint({
      method: 'POST',
      path: `${task}/files`,
      summary: 'Attach files to a task',
      ...access,
      params: ofTask,
      files: { files: { maxBytes: FILE_MAX_BYTES, many: true, required: true, accept: 'any' } },
      response: listOf(FileLink),
      reasons: [...ofArchived, 'fileTooLarge'],
    }),
    getTaskFile: endpoint({
      method: 'GET',
      path: `${task}/files/{fileId}`,
      summary: 'Get a file of a task',
      ...access,
      params: ofFile,
      response: 'binary',
      reasons: ['notFound'],
    }),
    deleteTaskFile: endpoint({
      method: 'DELETE',
      path: `${task}/files/{fileId}`,
      summary: 'Remove a file from a task',
      ...access,
      params: ofFile,
      response: 'nothing',
      reasons: ofArchived,
    }),
    getTaskOptions: endpoint({
      method: 'GET',
      path: `${door.prefix}/taskListOptions`,
      summary: 'Get the options for the board’s filters and forms: lists, assignees, tags and details',
      ...access,
      params: ofBoard,
      response: TaskOptions,
      reasons: ['notFound'],
    }),
    getTaskAnalytics: endpoint({
      method: 'GET',
      path: `${door.prefix}/analytics`,
      summary: 'Sum estimated and logged time of the board or some of its lists',
      ...access,
      params: ofBoard,
      query: z.strictObject({ taskListIDs: listed(Id).optional() }),
      response: TaskAnalytics,
      reasons: ['notFound'],
    }),
  })
}
