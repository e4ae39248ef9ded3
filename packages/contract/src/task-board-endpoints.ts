import * as z from 'zod'
import { endpoint } from './endpoint'
import { listed, listOf, pageOf, pageQuery, QueryFlag } from './page'
import { accessOf, type BoardDoor, boardFilter, FILE_MAX_BYTES } from './task-door'
import {
  ArchivedTask,
  MoveInput,
  MoveTaskInput,
  NewTask,
  StatusId,
  Task,
  TaskAnalytics,
  TaskCard,
  TaskChanges,
  TaskContents,
  TaskList,
  TaskOptions,
} from './task-shapes'
import { FileLink, Id, madeOn, Name } from './values'

const order = z.strictObject({ order: z.enum(['ascending', 'descending']).default('ascending') })
/** Of a list of one's own that is not there, the second. */
const ofMissingList = ['notFound', 'noTaskListForThisUser'] as const
/** A change of what was put away. */
const ofArchived = ['notFound', 'taskArchived'] as const
/** As many as a request of a usual size can name. */
const MOST_AT_ONCE = 10_000
const NewRank = z.strictObject({ rank: z.string() })

/** What every door has: lists and tasks. */
export const boardEndpoints = <Params extends z.core.$ZodLooseShape>(door: BoardDoor<Params>) => {
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
  return {
    listTaskLists: endpoint({
      method: 'GET',
      path: lists,
      summary:
        'The lists of the board with their active tasks, 500 at most; more of one list with its id and a page, from the first where it came empty',
      ...access,
      params: ofBoard,
      query: z.strictObject({
        ...pageQuery(100),
        ...boardFilter,
        showSubtask: QueryFlag.default(true),
        taskStatusIDs: listed(StatusId).optional(),
      }),
      response: z.strictObject({
        items: z.array(TaskList),
        can: z.strictObject({ edit: z.boolean() }),
      }),
      reasons: ofMissingList,
    }),
    createTaskList: endpoint({
      method: 'POST',
      path: lists,
      summary: 'Add a list at the end',
      ...access,
      params: ofBoard,
      body: z.strictObject({
        name: Name.max(120),
        /** Made by the caller, who may refer to it before it exists. */
        id: Id.optional(),
      }),
      response: TaskList,
      reasons: ['notFound'],
    }),
    updateTaskList: endpoint({
      method: 'PATCH',
      path: list,
      summary: 'Rename a list',
      ...access,
      params: ofList,
      body: z.strictObject({ name: Name.max(120) }),
      response: TaskList,
      reasons: ofMissingList,
    }),
    getTaskListContents: endpoint({
      method: 'GET',
      path: `${list}/contents`,
      summary: 'What would go with a list: tasks of everybody, also completed and archived ones',
      ...access,
      params: ofList,
      response: TaskContents,
      reasons: ofMissingList,
    }),
    deleteTaskList: endpoint({
      method: 'DELETE',
      path: list,
      summary: 'Delete a list with all its tasks; refused once time is logged on one',
      ...access,
      params: ofList,
      query: z.strictObject({
        /** How many tasks and sub-tasks the caller knows to be in it: with others in it, it stays. */
        taskCount: z.coerce.number().int().min(0).optional(),
      }),
      response: 'nothing',
      reasons: [...ofMissingList, 'recordInUse', 'tasksOfOthers', 'changedMeanwhile'],
    }),
    moveTaskList: endpoint({
      method: 'POST',
      path: `${list}/move`,
      summary: 'Put a list before another one, or at the end',
      ...access,
      params: ofList,
      body: MoveInput,
      response: NewRank,
      reasons: ofMissingList,
    }),
    sortByPriority: sort('sortByPriority', 'Put the tasks of a list in order: the most urgent first'),
    sortByStatus: sort('sortByStatus', 'Put the tasks of a list in the order of their statuses'),
    sortByDueDate: sortWithOrder('sortByDueDate', 'Put the tasks of a list in the order of their due dates'),
    sortByEstimatedTime: sortWithOrder(
      'sortByEstimatedTime',
      'Put the tasks of a list in the order of their estimates',
    ),
    sortByLastUpdated: sort('sortByLastUpdated', 'Put the tasks changed last first'),
    listCompletedTasks: endpoint({
      method: 'GET',
      path: `${list}/completed`,
      summary: 'Completed tasks of a list, the last one first',
      ...access,
      params: ofList,
      query: z.strictObject({
        ...pageQuery(25),
        assigneeID: boardFilter.assigneeID,
        taskNameTerm: boardFilter.taskNameTerm,
        taskStatusIDs: listed(StatusId).optional(),
      }),
      response: pageOf(TaskCard),
      reasons: ofMissingList,
    }),
    createTask: endpoint({
      method: 'POST',
      path: `${list}/tasks`,
      summary: 'Add a task at the end of a list',
      ...access,
      params: ofList,
      body: NewTask,
      response: Task,
      reasons: ofMissingList,
    }),
    getTask: endpoint({
      method: 'GET',
      path: `${door.prefix}/tasks/{taskId}`,
      summary: 'A task with its sub-tasks and files; also one that was put away, with those that went with it',
      ...access,
      params: z.strictObject({ ...door.params, taskId: Id }),
      response: Task,
      reasons: ['notFound'],
    }),
    updateTask: endpoint({
      method: 'PATCH',
      path: task,
      summary: 'Change a task; what is left out stays',
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
      summary: 'What would go with some tasks: sub-tasks, comments and files',
      ...access,
      params: ofBoard,
      query: z.strictObject({ taskIDs: listed(Id) }),
      response: TaskContents,
      reasons: ['notFound'],
    }),
    deleteTask: endpoint({
      method: 'DELETE',
      path: task,
      summary: 'Delete a task; its sub-tasks go with it or become tasks of the list',
      ...access,
      params: ofTask,
      query: z.strictObject({ keepSubTasks: QueryFlag.default(false) }),
      response: z.strictObject({ affectedTasks: z.array(TaskCard) }),
      reasons: [...ofArchived, 'recordInUse', 'tasksOfOthers'],
    }),
    moveTask: endpoint({
      method: 'POST',
      path: `${task}/move`,
      summary: 'Put a task into a list, under a task, before another one or at the end',
      ...access,
      params: ofTask,
      body: MoveTaskInput,
      response: NewRank,
      reasons: [...ofMissingList, 'taskArchived'],
    }),
    toggleTask: endpoint({
      method: 'PATCH',
      path: `${task}/toggle`,
      summary: 'Complete a task, or open it again',
      ...access,
      params: ofTask,
      body: z.strictObject({ isToggled: z.boolean() }),
      response: Task,
      reasons: [...ofArchived, 'noPermissionToUpdateTaskStatus'],
    }),
    archiveTask: endpoint({
      method: 'PATCH',
      path: `${task}/archive`,
      summary: 'Put a task away, with its sub-tasks',
      ...access,
      params: ofTask,
      response: 'nothing',
      reasons: ofArchived,
    }),
    listArchivedTasks: endpoint({
      method: 'GET',
      path: `${door.prefix}/archivedTasks`,
      summary: 'Tasks that were put away, the last one first',
      ...access,
      params: ofBoard,
      query: z.strictObject({ ...pageQuery(25), ...boardFilter }),
      response: pageOf(ArchivedTask),
      reasons: ['notFound'],
    }),
    restoreTask: endpoint({
      method: 'PATCH',
      path: `${task}/restore`,
      summary: 'Bring a task back that was put away, with the sub-tasks that went with it',
      ...access,
      params: ofTask,
      response: Task,
      reasons: ['notFound'],
    }),
    restoreTasks: endpoint({
      method: 'PATCH',
      path: `${lists}/tasks/restoreAll`,
      summary: 'Bring back several of them at once; those that are back already are passed over',
      ...access,
      params: ofBoard,
      body: z.strictObject({ taskIDs: z.array(Id).min(1).max(MOST_AT_ONCE) }),
      response: z.strictObject({ restoredCount: z.int() }),
      reasons: ['notFound'],
    }),
    listSubTasks: endpoint({
      method: 'GET',
      path: `${task}/subTasks`,
      summary: 'The sub-tasks of a task in their order',
      ...access,
      params: ofTask,
      response: listOf(TaskCard),
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
      summary: 'Put the sub-tasks in order: the most urgent first',
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
      summary: 'A file of a task',
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
      summary:
        'What filters and forms of the board offer: its lists, who can be given tasks or has some, tags, details',
      ...access,
      params: ofBoard,
      response: TaskOptions,
      reasons: ['notFound'],
    }),
    getTaskAnalytics: endpoint({
      method: 'GET',
      path: `${door.prefix}/analytics`,
      summary: 'Estimated and logged time of the board or of some of its lists',
      ...access,
      params: ofBoard,
      query: z.strictObject({ taskListIDs: listed(Id).optional() }),
      response: TaskAnalytics,
      reasons: ['notFound'],
    }),
  }
}
