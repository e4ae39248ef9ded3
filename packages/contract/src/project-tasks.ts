import * as z from 'zod'
import { endpoint } from './endpoint'
import { listed, listOf, QueryFlag } from './page'
import { boardEndpoints } from './task-board-endpoints'
import { type BoardDoor, boardFilter } from './task-door'
import { taskColumns } from './task-rules'
import { GanttChart, StatusId, TaskOption } from './task-shapes'
import { statusEndpoints } from './task-status-endpoints'
import { workEndpoints } from './task-work-endpoints'
import { Id } from './values'

const ofProjects = { access: 'employee', feature: 'project' } as const
const door = { prefix: '/projects/{id}', params: { id: Id }, feature: 'project' } satisfies BoardDoor<{ id: typeof Id }>
const params = z.strictObject({ id: Id })

export const TaskColumns = z.strictObject({ columns: z.array(z.enum(taskColumns)).max(taskColumns.length) })
export type TaskColumns = z.output<typeof TaskColumns>

export const trackableQuery = z.strictObject({
  /** Also those that nobody has been given. */
  includeUnassignedTasks: QueryFlag.default(true),
  /** Its task is among them whatever has become of it. */
  timeSheetSubmissionID: Id.optional(),
})

export const reportQuery = z.strictObject({ ...boardFilter, taskStatusIDs: listed(StatusId).optional() })

/** The tasks of a project. */
export const projectTasks = {
  ...boardEndpoints(door),
  ...workEndpoints(door),
  ...statusEndpoints(door),
  listTrackableTasks: endpoint({
    method: 'GET',
    path: '/projects/{id}/taskLists/trackableTasks',
    summary: 'The open tasks of the project that the caller may log time on',
    ...ofProjects,
    params,
    query: trackableQuery,
    response: listOf(TaskOption),
    reasons: ['notFound'],
  }),
  getTaskColumns: endpoint({
    method: 'GET',
    path: '/projects/{id}/taskListColumns',
    summary: 'The columns the table of the board shows to everybody',
    ...ofProjects,
    params,
    response: TaskColumns,
    reasons: ['notFound'],
  }),
  updateTaskColumns: endpoint({
    method: 'PUT',
    path: '/projects/{id}/taskListColumns',
    summary: 'Choose the columns of the table',
    ...ofProjects,
    params,
    body: TaskColumns,
    response: TaskColumns,
    reasons: ['notFound'],
  }),
  exportTasks: endpoint({
    method: 'GET',
    path: '/projects/{id}/taskListReport/csv',
    summary: 'The tasks of the board as a file for spreadsheets',
    ...ofProjects,
    params,
    query: reportQuery,
    response: 'binary',
    reasons: ['notFound'],
  }),
  printTasks: endpoint({
    method: 'GET',
    path: '/projects/{id}/pdf',
    summary: 'The same as a document to print',
    ...ofProjects,
    params,
    query: reportQuery,
    response: 'binary',
    reasons: ['notFound'],
  }),
  getGanttChart: endpoint({
    method: 'GET',
    path: '/projects/{id}/ganttChart',
    summary: 'Every task of the project with its dates and how far it is',
    ...ofProjects,
    params,
    response: GanttChart,
    reasons: ['notFound', 'noTasksDefinedForThisProject'],
  }),
}
