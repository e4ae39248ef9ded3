import { about, endpoint } from '../protocol/endpoint'
import { listOf, pageOf } from '../protocol/page'
import { madeOn } from '../protocol/values'
import { reportQuery } from '../tasks/report-query'
import { boardEndpoints } from '../tasks/task-board-endpoints'
import type { BoardDoor } from '../tasks/task-door'
import { workEndpoints } from '../tasks/task-work-endpoints'
import { ofVisitors, portalParams, VisitorFile } from './portal-access'
import {
  NewPortalTask,
  PortalColumns,
  PortalComment,
  PortalGanttChart,
  PortalStatusOverview,
  PortalTask,
  PortalTaskChanges,
  PortalTaskContents,
  PortalTaskOptions,
  portalAffectedAnswer,
  portalCompletedAnswer,
  portalListAnswer,
  portalListsAnswer,
  portalSubTasksAnswer,
} from './portal-task-shapes'

const door = {
  prefix: '/portals/{projectId}',
  params: portalParams.shape,
  access: 'visitor',
} as const satisfies BoardDoor<typeof portalParams.shape, 'visitor'>

const board = boardEndpoints(door)
const work = workEndpoints(door)

/** Arranging lists and tasks, and changing these but for what has a key of its own. */
const edits = { sharedInfo: 'taskListEdit' } as const
const creates = { sharedInfo: 'taskCreate' } as const
const updatesStatus = { sharedInfo: 'taskUpdateStatus' } as const
const comments = { sharedInfo: 'taskComment' } as const
const files = { sharedInfo: 'taskAttachFile' } as const

const CommentText = work.createTaskComment.body.pick({ text: true })

/** The board of a portal’s project, from the side of its visitors: the endpoints of every board, with what is shared. */
export const portalTasks = about('tasks', {
  listTaskLists: endpoint({ ...board.listTaskLists, ...portalListsAnswer }),
  createTaskList: endpoint({ ...board.createTaskList, ...edits, ...portalListAnswer }),
  updateTaskList: endpoint({ ...board.updateTaskList, ...edits, ...portalListAnswer }),
  getTaskListContents: endpoint({ ...board.getTaskListContents, ...edits, response: PortalTaskContents }),
  deleteTaskList: endpoint({ ...board.deleteTaskList, ...edits }),
  moveTaskList: endpoint({ ...board.moveTaskList, ...edits }),
  sortByPriority: endpoint({ ...board.sortByPriority, ...edits }),
  sortByStatus: endpoint({ ...board.sortByStatus, ...edits }),
  sortByDueDate: endpoint({ ...board.sortByDueDate, ...edits }),
  sortByEstimatedTime: endpoint({
    ...board.sortByEstimatedTime,
    ...edits,
    summary: 'Sort a list’s tasks by estimate, where estimates are shared',
  }),
  sortByLastUpdated: endpoint({ ...board.sortByLastUpdated, ...edits }),
  listCompletedTasks: endpoint({ ...board.listCompletedTasks, ...portalCompletedAnswer }),
  createTask: endpoint({ ...board.createTask, ...creates, body: NewPortalTask, response: PortalTask }),
  getTask: endpoint({
    ...board.getTask,
    summary: 'Get a task with its sub-tasks and files; an archived one, where lists may be edited',
    response: PortalTask,
  }),
  updateTask: endpoint({
    ...board.updateTask,
    sharedInfo: ['taskListEdit', 'taskUpdateStatus', 'taskUpdatePriority'],
    summary: 'Change a task, each field with the key that it needs; omitted fields stay',
    body: PortalTaskChanges.extend(madeOn),
    response: PortalTask,
    reasons: ['notFound', 'taskArchived', 'changedMeanwhile'],
  }),
  getTaskContents: endpoint({ ...board.getTaskContents, ...edits, response: PortalTaskContents }),
  deleteTask: endpoint({ ...board.deleteTask, ...edits, ...portalAffectedAnswer }),
  moveTask: endpoint({ ...board.moveTask, ...edits }),
  toggleTask: endpoint({ ...board.toggleTask, ...updatesStatus, response: PortalTask }),
  archiveTask: endpoint({ ...board.archiveTask, ...edits }),
  listArchivedTasks: endpoint({ ...board.listArchivedTasks, ...edits }),
  restoreTask: endpoint({ ...board.restoreTask, ...edits, response: PortalTask }),
  restoreTasks: endpoint({ ...board.restoreTasks, ...edits }),
  listSubTasks: endpoint({ ...board.listSubTasks, ...portalSubTasksAnswer }),
  createSubTask: endpoint({ ...board.createSubTask, ...creates, body: NewPortalTask, response: PortalTask }),
  sortSubTasksByPriority: endpoint({ ...board.sortSubTasksByPriority, ...edits }),
  attachTaskFiles: endpoint({ ...board.attachTaskFiles, ...files, response: listOf(VisitorFile) }),
  getTaskFile: endpoint({
    ...board.getTaskFile,
    ...files,
    summary: 'Get a file of a task; one of its comments, where these are shared',
  }),
  deleteTaskFile: endpoint({ ...board.deleteTaskFile, ...files }),
  getTaskOptions: endpoint({
    ...board.getTaskOptions,
    summary: 'Get the options for the board’s filters and forms: lists, statuses and people with tasks',
    response: PortalTaskOptions,
  }),
  archiveAllTasks: endpoint({ ...work.archiveAllTasks, ...edits }),
  moveTaskToStatus: endpoint({ ...work.moveTaskToStatus, ...updatesStatus, response: PortalTask }),
  getStatusOverview: endpoint({ ...work.getStatusOverview, response: listOf(PortalStatusOverview) }),
  listTaskComments: endpoint({ ...work.listTaskComments, ...comments, response: pageOf(PortalComment) }),
  createTaskComment: endpoint({
    ...work.createTaskComment,
    ...comments,
    summary: 'Comment on a task',
    body: CommentText,
    response: PortalComment,
  }),
  createTaskFileComment: endpoint({
    ...work.createTaskFileComment,
    ...comments,
    summary: 'Comment on a task with files and an optional text, where files are shared',
    body: CommentText.partial(),
    response: PortalComment,
  }),
  updateTaskComment: endpoint({ ...work.updateTaskComment, ...comments, body: CommentText, response: PortalComment }),
  deleteTaskComment: endpoint({ ...work.deleteTaskComment, ...comments }),
  getTaskColumns: endpoint({
    method: 'GET',
    path: `${door.prefix}/taskListColumns`,
    summary: 'Get the columns of the board’s table that are shared',
    ...ofVisitors,
    response: PortalColumns,
  }),
  exportTasks: endpoint({
    method: 'GET',
    path: `${door.prefix}/taskListReport/csv`,
    summary: 'Download the board’s tasks as CSV',
    ...ofVisitors,
    query: reportQuery,
    response: 'binary',
    makes: 'csv',
  }),
  printTasks: endpoint({
    method: 'GET',
    path: `${door.prefix}/pdf`,
    summary: 'Download the board’s tasks as PDF',
    ...ofVisitors,
    query: reportQuery,
    response: 'binary',
    makes: 'pdf',
  }),
  getGanttChart: endpoint({
    method: 'GET',
    path: `${door.prefix}/ganttChart`,
    summary: 'List every task of the project with its dates; with its progress, where that is shared',
    ...ofVisitors,
    response: PortalGanttChart,
    reasons: ['noTasksDefinedForThisProject'],
  }),
})
