/** How far a task of a status is. */
export const taskProgresses = ['toDo', 'inProgress', 'finished'] as const
export type TaskProgress = (typeof taskProgresses)[number]

/** Lowest, low, medium, high, highest. */
export const taskPriorities = [-2, -1, 0, 1, 2] as const

/** The status of tasks that nobody has given one yet. */
export const BACKLOG_STATUS_ID = '-1'
export const BACKLOG_STATUS = {
  id: BACKLOG_STATUS_ID,
  name: 'Backlog',
  color: '#000000',
  progress: 'toDo',
  progressRank: null,
  version: 1,
} as const

/** What the table of a board can show beside the title. */
export const taskColumns = [
  'status',
  'employees',
  'priority',
  'dueDate',
  'scheduledDate',
  'estimatedStartDate',
  'estimatedEndDate',
  'estimatedTime',
  'loggedTime',
  'tags',
  'updatedAt',
] as const
export type TaskColumn = (typeof taskColumns)[number]
export const defaultTaskColumns: readonly TaskColumn[] = ['status', 'employees', 'priority', 'dueDate', 'estimatedTime']

/** How a project is billed as time goes by. */
export const invoiceSchedulers = ['none', 'fixedAmount', 'effort', 'agreement'] as const

/** How the tasks of a board are shown; the first unless chosen otherwise. */
export const taskDisplays = ['list', 'table', 'kanban'] as const
/** In a portal they are named in another order. */
export const portalTaskDisplays = ['list', 'kanban', 'table'] as const
export type TaskDisplay = (typeof taskDisplays)[number]
