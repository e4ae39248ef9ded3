import * as z from 'zod'
import { EmployeeBrief } from '../people/employees'
import { ProjectBrief } from '../projects/projects'
import { about, endpoint } from '../protocol/endpoint'
import { listOf } from '../protocol/page'
import { Day, Id, Moment } from '../protocol/values'
import { TaskColumns, trackableQuery } from './project-tasks'
import { reportQuery } from './report-query'
import { boardEndpoints } from './task-board-endpoints'
import type { BoardDoor } from './task-door'
import { DueTask, Task, TaskOption } from './task-shapes'
import { statusEndpoints } from './task-status-endpoints'
import { workEndpoints } from './task-work-endpoints'

const mine = { access: 'employee' } as const
const ofProjects = { access: 'employee', feature: 'project' } as const
const ownDoor = { prefix: '/personals', params: {} } satisfies BoardDoor<Record<never, never>>
const projectDoor = {
  prefix: '/personals/projects/{projectId}',
  params: { projectId: Id },
  feature: 'project',
} satisfies BoardDoor<{ projectId: typeof Id }>
const projectParams = z.strictObject({ projectId: Id })

/** The caller's own tasks. */
export const personals = about('tasks', {
  ...boardEndpoints(ownDoor),
  ...workEndpoints(ownDoor),
  ...statusEndpoints(ownDoor),
  listTrackableTasks: endpoint({
    method: 'GET',
    path: '/personals/taskLists/trackableTasks',
    summary: 'List the caller’s open tasks, to log time on',
    ...mine,
    query: trackableQuery,
    response: listOf(TaskOption),
  }),
  listDueTasks: endpoint({
    method: 'GET',
    path: '/personals/dueTasks',
    summary: 'List the caller’s open tasks with a due date, on their own board and in projects, most urgent first',
    ...mine,
    query: z.strictObject({ per: z.coerce.number().int().min(1).max(100).default(5) }),
    response: z.strictObject({
      items: z.array(DueTask.extend({ project: ProjectBrief.nullable() })),
      /** Tasks are counted up to 500. */
      total: z.int(),
    }),
  }),
  listAssignments: endpoint({
    method: 'GET',
    path: '/personals/assignments',
    summary:
      'List open tasks of projects that somebody assigned to the caller and they have not opened yet, newest first',
    ...ofProjects,
    query: z.strictObject({ per: z.coerce.number().int().min(1).max(100).default(20) }),
    response: z.strictObject({
      items: z.array(
        DueTask.extend({
          dueDate: Day.nullable(),
          project: ProjectBrief,
          assignedBy: EmployeeBrief,
          assignedAt: Moment,
        }),
      ),
      /** Assignments are counted up to 500. */
      total: z.int(),
    }),
  }),
  dismissAssignment: endpoint({
    method: 'DELETE',
    path: '/personals/assignments/{taskId}',
    summary: 'Mark an assignment as seen: it is no longer listed, and the task stays assigned',
    ...ofProjects,
    params: z.strictObject({ taskId: Id }),
    response: 'nothing',
    reasons: ['notFound'],
  }),
  getTaskColumns: endpoint({
    method: 'GET',
    path: '/personals/taskListColumns',
    summary: 'Get the columns of the caller’s task table',
    ...mine,
    response: TaskColumns,
  }),
  updateTaskColumns: endpoint({
    method: 'PUT',
    path: '/personals/taskListColumns',
    summary: 'Set the columns of the caller’s task table',
    ...mine,
    body: TaskColumns,
    response: TaskColumns,
  }),
  suggestNotificationEmails: endpoint({
    method: 'GET',
    path: '/personals/notificationEmailSuggestions',
    summary: 'Suggest e-mail addresses of the caller’s colleagues',
    ...mine,
    response: listOf(z.string()),
  }),
  exportTasks: endpoint({
    method: 'GET',
    path: '/personals/taskListReport/csv',
    summary: 'Download the caller’s tasks as CSV',
    ...mine,
    query: reportQuery,
    response: 'binary',
    makes: 'csv',
  }),
  convertToProjectTask: endpoint({
    method: 'POST',
    path: '/personals/taskLists/tasks/{taskId}/convertToProjectTask',
    summary: 'Move a personal task, with everything in it, to a project’s list',
    ...ofProjects,
    params: z.strictObject({ taskId: Id }),
    body: z.strictObject({ projectID: Id, taskListID: Id }),
    response: Task,
    reasons: ['notFound', 'taskArchived'],
  }),
  listPersonalProjects: endpoint({
    method: 'GET',
    path: '/personals/projects',
    summary: 'List active projects whose tasks the caller can see, those with their own open tasks first',
    ...ofProjects,
    response: listOf(ProjectBrief.extend({ openTaskCount: z.int() })),
  }),
  getPersonalProject: endpoint({
    method: 'GET',
    path: '/personals/projects/{projectId}',
    summary: 'Get one of them, and what the caller can do there',
    ...ofProjects,
    params: projectParams,
    response: ProjectBrief.extend({ can: z.strictObject({ editTasks: z.boolean(), trackTime: z.boolean() }) }),
    reasons: ['notFound'],
  }),
  canTrackTime: endpoint({
    method: 'GET',
    path: '/personals/projects/{projectId}/canTrackTime',
    summary: 'Check whether the caller can log time on the project',
    ...ofProjects,
    params: projectParams,
    response: z.strictObject({ canTrackTime: z.boolean() }),
    reasons: ['notFound'],
  }),
})

/** The caller’s own tasks in a project: the project’s board, showing only tasks they were given. */
export const personalProjectTasks = about('tasks', {
  ...boardEndpoints(projectDoor),
  ...workEndpoints(projectDoor),
  exportTasks: endpoint({
    method: 'GET',
    path: '/personals/projects/{projectId}/taskListReport/csv',
    summary: 'Download the caller’s own tasks in the project as CSV',
    ...ofProjects,
    params: projectParams,
    query: reportQuery,
    response: 'binary',
    makes: 'csv',
    reasons: ['notFound'],
  }),
})
