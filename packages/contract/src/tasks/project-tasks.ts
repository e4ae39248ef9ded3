import * as z from 'zod'
import { about, endpoint } from '../protocol/endpoint'
import { listOf, QueryFlag } from '../protocol/page'
import { Id } from '../protocol/values'
import { reportQuery } from './report-query'
import { boardEndpoints } from './task-board-endpoints'
import type { BoardDoor } from './task-door'
import { taskColumns } from './task-rules'
import { GanttChart, TaskOption } from './task-shapes'
import { statusEndpoints } from './task-status-endpoints'
import { workEndpoints } from './task-work-endpoints'

const ofProjects = { access: 'employee', feature: 'project' } as const
const door = { prefix: '/projects/{id}', params: { id: Id }, feature: 'project' } satisfies BoardDoor<{ id: typeof Id }>
const params = z.strictObject({ id: Id })

export const TaskColumns = z.strictObject({ columns: z.array(z.enum(taskColumns)).max(taskColumns.length) })
export type TaskColumns = z.output<typeof TaskColumns>

export const trackableQuery = z.strictObject({
  /** Whether tasks that nobody has been given are listed too. */
  includeUnassignedTasks: QueryFlag.default(true),
  /** The submission’s own task is listed even if it is completed or archived by now. */
  timeSheetSubmissionID: Id.optional(),
})

/** The tasks of a project. */
export const projectTasks = about('tasks', {
  ...boardEndpoints(door),
  ...workEndpoints(door),
  ...statusEndpoints(door),
  listTrackableTasks: endpoint({
    method: 'GET',
    path: '/projects/{id}/taskLists/trackableTasks',
    summary: 'List the project’s open tasks that the caller can log time on',
    ...ofProjects,
    params,
    query: trackableQuery,
    response: listOf(TaskOption),
    reasons: ['notFound'],
  }),
  getTaskColumns: endpoint({
    method: 'GET',
    path: '/projects/{id}/taskListColumns',
    summary: 'Get the columns of the board’s table, shared by everyone',
    ...ofProjects,
    params,
    response: TaskColumns,
    reasons: ['notFound'],
  }),
  updateTaskColumns: endpoint({
    method: 'PUT',
    path: '/projects/{id}/taskListColumns',
    summary: 'Set the columns of the board’s table',
    ...ofProjects,
    params,
    body: TaskColumns,
    response: TaskColumns,
    reasons: ['notFound'],
  }),
  exportTasks: endpoint({
    method: 'GET',
    path: '/projects/{id}/taskListReport/csv',
    summary: 'Download the board’s tasks as CSV',
    ...ofProjects,
    params,
    query: reportQuery,
    response: 'binary',
    makes: 'csv',
    reasons: ['notFound'],
  }),
  printTasks: endpoint({
    method: 'GET',
    path: '/projects/{id}/pdf',
    summary: 'Download the board’s tasks as PDF',
    ...ofProjects,
    params,
    query: reportQuery,
    response: 'binary',
    makes: 'pdf',
    reasons: ['notFound'],
  }),
  getGanttChart: endpoint({
    method: 'GET',
    path: '/projects/{id}/ganttChart',
    summary: 'List every task of the project with its dates and progress',
    ...ofProjects,
    params,
    response: GanttChart,
    reasons: ['notFound', 'noTasksDefinedForThisProject'],
  }),
})
