import type { TaskProgress } from '@praxis/contract/tasks/task-rules'
import type { Day } from '../calendar/day'

export interface GanttSource {
  readonly id: string
  readonly parentId: string | null
  readonly estimatedStart: Day | null
  readonly scheduled: Day | null
  readonly estimatedEnd: Day | null
  readonly due: Day | null
  readonly estimatedTime: number | null
  readonly loggedTime: number
  readonly isFinished: boolean
  /** The progress of the task's status. */
  readonly progress: TaskProgress
}

export interface GanttBar {
  readonly startDate: Day | null
  readonly endDate: Day | null
  /** How much of the task is done, in percent. */
  readonly progress: number
}

const percentOfStatus: Readonly<Record<TaskProgress, number>> = { toDo: 0, inProgress: 50, finished: 100 }

const MOST_WHILE_OPEN = 99

const progressAlone = ({ isFinished, estimatedTime, loggedTime, progress }: GanttSource): number => {
  if (isFinished) return 100
  // An open task is never shown as all done, however much time it took.
  if (estimatedTime && loggedTime > 0) return Math.min(MOST_WHILE_OPEN, Math.round((loggedTime / estimatedTime) * 100))
  return percentOfStatus[progress]
}

const progressOf = (task: GanttSource, subTasks: readonly GanttSource[]): number => {
  if (task.isFinished || subTasks.length === 0) return progressAlone(task)
  return Math.round(subTasks.reduce((sum, subTask) => sum + progressAlone(subTask), 0) / subTasks.length)
}

const ownStart = ({ estimatedStart, scheduled }: GanttSource): Day | null => estimatedStart ?? scheduled
const ownEnd = ({ estimatedEnd, due }: GanttSource): Day | null => estimatedEnd ?? due

const known = (days: readonly (Day | null)[]): Day[] => days.filter((day) => day !== null).sort()

const barOf = (task: GanttSource, subTasks: readonly GanttSource[]): GanttBar => ({
  startDate: ownStart(task) ?? known(subTasks.map(ownStart))[0] ?? null,
  endDate: ownEnd(task) ?? known(subTasks.map(ownEnd)).at(-1) ?? null,
  progress: progressOf(task, subTasks),
})

/** When each task is worked on and how far it is; one without dates of its own spans those of its sub-tasks. */
export const ganttBars = (tasks: readonly GanttSource[]): ReadonlyMap<string, GanttBar> => {
  const subTasksOf = new Map<string, GanttSource[]>()
  for (const task of tasks) {
    if (task.parentId === null) continue
    const siblings = subTasksOf.get(task.parentId)
    if (siblings) siblings.push(task)
    else subTasksOf.set(task.parentId, [task])
  }
  return new Map(tasks.map((task) => [task.id, barOf(task, subTasksOf.get(task.id) ?? [])]))
}
