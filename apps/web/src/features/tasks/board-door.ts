import { projectAutomations } from '@praxis/contract/projects/project-automations'
import type { Area, EndpointSpec } from '@praxis/contract/protocol/endpoint'
import type { automationEndpoints } from '@praxis/contract/tasks/automation-endpoints'
import { personalProjectTasks, personals } from '@praxis/contract/tasks/personals'
import { projectTasks } from '@praxis/contract/tasks/project-tasks'
import type { boardEndpoints } from '@praxis/contract/tasks/task-board-endpoints'
import type { statusEndpoints } from '@praxis/contract/tasks/task-status-endpoints'
import type { workEndpoints } from '@praxis/contract/tasks/task-work-endpoints'

type OnBoard = Record<never, never>
export type BoardEndpoints = ReturnType<typeof boardEndpoints<OnBoard>>
export type WorkEndpoints = ReturnType<typeof workEndpoints<OnBoard>>
export type StatusEndpoints = ReturnType<typeof statusEndpoints<OnBoard>>
export type AutomationEndpoints = ReturnType<typeof automationEndpoints<OnBoard>>

/** One board and its endpoints: a project's, one's own or a template's. Screens know nothing else of where it is. */
export interface BoardDoor {
  /** Tells boards apart in the query cache. */
  readonly key: string
  /** The record that the board belongs to, as changes are announced; of one's own board only the server knows it. */
  readonly subject?: string
  readonly board: BoardEndpoints
  /** Endpoints of comments, and of changes to many tasks at once; templates have none. */
  readonly work?: WorkEndpoints
  readonly statuses: StatusEndpoints
  /** Endpoints of rules by which the board does things by itself; one's own board has none. */
  readonly automations?: AutomationEndpoints
  readonly columns?: {
    readonly get: typeof personals.getTaskColumns
    readonly update: typeof personals.updateTaskColumns
  }
  /** Endpoints of the board's tasks as files. */
  readonly reports?: {
    readonly csv: typeof personals.exportTasks
    readonly pdf?: typeof personals.exportTasks
  }
  /** The project whose people, tags and details the board's forms offer. */
  readonly projectID?: string
  /** Only the reader's own tasks are on the board: there is nobody to filter by. */
  readonly isOwn?: boolean
  /** The board's tasks can be given to a project. */
  readonly isPersonal?: boolean
}

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

export const projectDoor = (projectID: string): BoardDoor => {
  const params = { id: projectID }
  return {
    key: `project ${projectID}`,
    subject: projectID,
    board: endpointsAt<BoardEndpoints>(projectTasks, params),
    work: endpointsAt<WorkEndpoints>(projectTasks, params),
    statuses: endpointsAt<StatusEndpoints>(projectTasks, params),
    automations: endpointsAt<AutomationEndpoints>(projectAutomations, params),
    columns: endpointsAt<NonNullable<BoardDoor['columns']>>(
      { get: projectTasks.getTaskColumns, update: projectTasks.updateTaskColumns },
      params,
    ),
    reports: endpointsAt<Required<NonNullable<BoardDoor['reports']>>>(
      { csv: projectTasks.exportTasks, pdf: projectTasks.printTasks },
      params,
    ),
    projectID,
  }
}

export const personalDoor: BoardDoor = {
  key: 'personal',
  board: personals,
  work: personals,
  statuses: personals,
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
    reports: endpointsAt<Pick<NonNullable<BoardDoor['reports']>, 'csv'>>(
      { csv: personalProjectTasks.exportTasks },
      params,
    ),
    isOwn: true,
  }
}
