import { projectAutomations } from '@praxis/contract/projects/project-automations'
import type { Area, EndpointSpec } from '@praxis/contract/protocol/endpoint'
import type { automationEndpoints } from '@praxis/contract/tasks/automation-endpoints'
import { personalProjectTasks, personals } from '@praxis/contract/tasks/personals'
import { projectTasks } from '@praxis/contract/tasks/project-tasks'
import type { boardEndpoints } from '@praxis/contract/tasks/task-board-endpoints'
import type { statusEndpoints } from '@praxis/contract/tasks/task-status-endpoints'
import type { workEndpoints } from '@praxis/contract/tasks/task-work-endpoints'
import type { openedByKeys } from '@praxis/domain/portals/opened-by-keys'

type OnBoard = Record<never, never>
export type BoardEndpoints = ReturnType<typeof boardEndpoints<OnBoard>>
export type WorkEndpoints = ReturnType<typeof workEndpoints<OnBoard>>
export type StatusEndpoints = ReturnType<typeof statusEndpoints<OnBoard>>
export type StatusReading = Pick<StatusEndpoints, 'listTaskStatuses'>
export type AutomationEndpoints = ReturnType<typeof automationEndpoints<OnBoard>>
export type ColumnEndpoints = {
  readonly get: typeof personals.getTaskColumns
  readonly update: typeof personals.updateTaskColumns
}
export type ReportEndpoints = { readonly csv: typeof personals.exportTasks; readonly pdf: typeof personals.exportTasks }
export type ChartEndpoints = { readonly getGanttChart: Omit<typeof projectTasks.getGanttChart, 'params'> } & Pick<
  WorkEndpoints,
  'getStatusOverview'
> &
  Pick<BoardEndpoints, 'getTaskAnalytics'>

/** One board and its endpoints: a project's, one's own, a template's or a portal's. Screens know nothing else of where it is. */
export interface BoardDoor {
  /** Tells boards apart in the query cache. */
  readonly key: string
  /** The record that the board belongs to, as changes are announced; of one's own board only the server knows it. */
  readonly subject?: string
  readonly board: BoardEndpoints
  /** Endpoints of comments, and of changes to many tasks at once; templates have none. */
  readonly work?: WorkEndpoints
  readonly statuses: StatusReading
  /** Endpoints to change the board's statuses; visitors of a portal have none. */
  readonly statusChanges?: StatusEndpoints
  /** Endpoints of rules by which the board does things by itself; one's own board has none. */
  readonly automations?: AutomationEndpoints
  /** The columns of the table; visitors of a portal see those that the firm has chosen. */
  readonly columns?: Pick<ColumnEndpoints, 'get'> & Partial<ColumnEndpoints>
  /** Endpoints of the board's tasks as files. */
  readonly reports?: Pick<ReportEndpoints, 'csv'> & Partial<ReportEndpoints>
  /** Endpoints of the tasks as bars in time. */
  readonly chart?: ChartEndpoints
  /** What the keys of a portal open to its visitors; people of the firm see all of a board. */
  readonly keys?: ReturnType<typeof openedByKeys>
  /** The project whose people, tags and details the board's forms offer. */
  readonly projectID?: string
  /** Only the reader's own tasks are on the board: there is nobody to filter by. */
  readonly isOwn?: boolean
  /** The board's tasks can be given to a project. */
  readonly isPersonal?: boolean
}

/** The door of a board that is shown against time. */
export type ChartedDoor = BoardDoor & { readonly chart: ChartEndpoints }

/** The door of a board whose statuses can be changed. */
export type StatusDoor = BoardDoor & { readonly statusChanges: StatusEndpoints }

export const hasStatuses = (door: BoardDoor): door is StatusDoor => door.statusChanges !== undefined

/** The door of a board that has rules. */
export type RuledDoor = BoardDoor & { readonly automations: AutomationEndpoints }

export const hasRules = (door: BoardDoor): door is RuledDoor => door.automations !== undefined

type Addresses<Endpoints extends Area> = { readonly [Name in keyof Endpoints]: EndpointSpec }

/** The endpoints with the board's own part of the address filled in: callers name only what is on the board. */
export const endpointsAt = <Endpoints extends Area>(
  area: Addresses<Endpoints>,
  params: Readonly<Record<string, string>>,
): Endpoints =>
  Object.fromEntries(
    Object.entries<EndpointSpec>(area).map(([name, spec]) => [
      name,
      { ...spec, path: spec.path.replace(/\{(\w+)\}/g, (part, param: string) => params[param] ?? part) },
    ]),
  ) as Endpoints

export const projectDoor = (projectID: string): ChartedDoor => {
  const params = { id: projectID }
  return {
    key: `project ${projectID}`,
    subject: projectID,
    board: endpointsAt<BoardEndpoints>(projectTasks, params),
    work: endpointsAt<WorkEndpoints>(projectTasks, params),
    statuses: endpointsAt<StatusReading>(projectTasks, params),
    automations: endpointsAt<AutomationEndpoints>(projectAutomations, params),
    statusChanges: endpointsAt<StatusEndpoints>(projectTasks, params),
    columns: endpointsAt<ColumnEndpoints>(
      { get: projectTasks.getTaskColumns, update: projectTasks.updateTaskColumns },
      params,
    ),
    reports: endpointsAt<ReportEndpoints>({ csv: projectTasks.exportTasks, pdf: projectTasks.printTasks }, params),
    chart: endpointsAt<ChartEndpoints>(projectTasks, params),
    projectID,
  }
}

export const personalDoor: BoardDoor = {
  key: 'personal',
  board: personals,
  work: personals,
  statuses: personals,
  statusChanges: personals,
  columns: { get: personals.getTaskColumns, update: personals.updateTaskColumns },
  reports: { csv: personals.exportTasks },
  isOwn: true,
  isPersonal: true,
}

/** The reader's own tasks on the board of a project; statuses, lists and people are the project's. */
export const personalProjectDoor = (projectID: string): BoardDoor => {
  const params = { projectId: projectID }
  return {
    ...projectDoor(projectID),
    key: `personal project ${projectID}`,
    board: endpointsAt<BoardEndpoints>(personalProjectTasks, params),
    work: endpointsAt<WorkEndpoints>(personalProjectTasks, params),
    reports: endpointsAt<Pick<ReportEndpoints, 'csv'>>({ csv: personalProjectTasks.exportTasks }, params),
    isOwn: true,
  }
}
