import type { GanttTask } from '@praxis/contract/tasks/task-shapes'
import type { Day } from '@praxis/domain/calendar/day'
import { percentDone } from '@praxis/domain/tasks/percent-done'

export interface ListRow {
  readonly kind: 'list'
  readonly key: string
  readonly name: string
  /** How many tasks with dates are under the list. */
  readonly taskCount: number
  readonly startDate: Day | null
  readonly endDate: Day | null
  /** The progress of all the list's tasks in percent, also of those without dates; null where it is not told. */
  readonly progress: number | null
  readonly isOpen: boolean
}

export interface TaskRow {
  readonly kind: 'task'
  readonly key: string
  readonly task: GanttTask
  readonly isSubTask: boolean
  readonly subTaskCount: number
  readonly isOpen: boolean
}

/** The head over the tasks that are not scheduled yet. */
export interface TrayRow {
  readonly kind: 'tray'
  readonly key: typeof TRAY
  readonly taskCount: number
  readonly isOpen: boolean
}

export type GanttRow = ListRow | TaskRow | TrayRow

export const TRAY = 'tray'

export interface GanttFilter {
  readonly taskNameTerm?: string
  readonly assigneeID?: string
  readonly taskStatusID?: string
}

const isFiltering = (filter: GanttFilter): boolean => Object.keys(filter).length > 0

const matcher = ({ taskNameTerm, assigneeID, taskStatusID }: GanttFilter) => {
  const term = taskNameTerm?.trim().toLowerCase() ?? ''
  return ({ title, employees, status }: GanttTask): boolean =>
    title.toLowerCase().includes(term) &&
    (assigneeID === undefined || employees.some(({ id }) => id === assigneeID)) &&
    (taskStatusID === undefined || status.id === taskStatusID)
}

interface Family {
  readonly task: GanttTask
  readonly subTasks: readonly GanttTask[]
  /** A sub-task matches the filter, so the task is unfolded. */
  readonly isSought: boolean
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}

/** Tasks with the sub-tasks under them, of which at least one matches. */
function familiesOf(tasks: readonly GanttTask[], filter: GanttFilter): Family[] {
  const matches = matcher(filter)
  const below = grouped(
    tasks.filter(({ superTask }) => superTask !== null),
    ({ superTask }) => superTask?.id ?? '',
  )
  return tasks
    .filter(({ superTask }) => superTask === null)
    .flatMap((task) => {
      const subTasks = below.get(task.id) ?? []
      const sought = subTasks.filter(matches)
      if (matches(task)) return [{ task, subTasks, isSought: false }]
      return sought.length > 0 ? [{ task, subTasks: sought, isSought: isFiltering(filter) }] : []
    })
}

const first = (days: readonly (Day | null)[]): Day | null =>
  days.reduce((found, day) => (day !== null && (found === null || day < found) ? day : found), null)
const last = (days: readonly (Day | null)[]): Day | null =>
  days.reduce((found, day) => (day !== null && (found === null || day > found) ? day : found), null)

const isDated = ({ task }: Family): boolean => task.startDate !== null || task.endDate !== null

const isFinished = ({ task }: Family): boolean => task.finishedAt !== null

function listRow(families: readonly Family[], allOfList: readonly Family[], isOpen: boolean): ListRow {
  const tasks = families.map(({ task }) => task)
  const { id = '', name = '' } = tasks[0]?.taskList ?? {}
  const days = tasks.flatMap(({ startDate, endDate }) => [startDate, endDate])
  return {
    kind: 'list',
    key: id,
    name,
    taskCount: tasks.length,
    startDate: first(days),
    endDate: last(days),
    progress: allOfList.some(({ task }) => task.progress === null)
      ? null
      : percentDone(allOfList.filter(isFinished).length, allOfList.length),
    isOpen,
  }
}

/**
 * The rows of the chart. Lists with open work are unfolded, finished lists and tasks with sub-tasks are folded, until
 * `toggled` says otherwise; tasks without dates lie in the tray at the end.
 */
export function ganttRows(tasks: readonly GanttTask[], filter: GanttFilter, toggled: ReadonlySet<string>): GanttRow[] {
  const families = familiesOf(tasks, filter)
  const rowsOf = ({ task, subTasks, isSought }: Family): GanttRow[] => {
    const isOpen = isSought || toggled.has(task.id)
    const row = { kind: 'task', key: task.id, task, isSubTask: false, subTaskCount: subTasks.length, isOpen } as const
    if (!isOpen) return [row]
    return [
      row,
      ...subTasks.map(
        (subTask): TaskRow => ({
          kind: 'task',
          key: subTask.id,
          task: subTask,
          isSubTask: true,
          subTaskCount: 0,
          isOpen: false,
        }),
      ),
    ]
  }
  const listOf = ({ task }: Family) => task.taskList.id
  const allByList = grouped(families, listOf)
  const rows = [...grouped(families.filter(isDated), listOf)].flatMap(([id, ofList]) => {
    const isDone = ofList.every(isFinished) && !isFiltering(filter)
    const head = listRow(ofList, allByList.get(id) ?? ofList, isDone === toggled.has(id))
    return head.isOpen ? [head, ...ofList.flatMap(rowsOf)] : [head]
  })
  const undated = families.filter((family) => !isDated(family))
  if (undated.length === 0) return rows
  const tray: TrayRow = { kind: 'tray', key: TRAY, taskCount: undated.length, isOpen: !toggled.has(TRAY) }
  return [...rows, tray, ...(tray.isOpen ? undated.flatMap(rowsOf) : [])]
}
