import type { PortalGanttChart } from '@praxis/contract/portals/portal-task-shapes'
import type { Day } from '@praxis/domain/calendar/day'

type ChartTask = PortalGanttChart['taskLists'][number]['tasks'][number]

/** A task list as a bar in time. */
export interface PlanLine {
  readonly id: string
  readonly name: string
  readonly start: Day
  readonly end: Day
  /** Percent, the mean of its tasks; undefined where progress is not shared. */
  readonly progress: number | undefined
}

const daysOf = ({ startDate, endDate, dueDate, subTasks = [] }: ChartTask): Day[] => [
  ...[startDate, endDate, dueDate].flatMap((day) => day ?? []),
  ...subTasks.flatMap((subTask) => daysOf(subTask)),
]

const isKnown = (progress: number | undefined): progress is number => progress !== undefined

/** The lists that have a day, in the board's order; a list spans everything that its tasks say. */
export const planLines = ({ taskLists }: Pick<PortalGanttChart, 'taskLists'>): PlanLine[] =>
  taskLists.flatMap(({ id, name, tasks }) => {
    const days = tasks.flatMap(daysOf).toSorted()
    const [start, end] = [days[0], days.at(-1)]
    if (start === undefined || end === undefined) return []
    const progresses = tasks.map(({ progress }) => progress).filter(isKnown)
    const sum = progresses.reduce((total, progress) => total + progress, 0)
    return [{ id, name, start, end, progress: progresses.length > 0 ? Math.round(sum / progresses.length) : undefined }]
  })

/** A task that is to be done by a day. */
export interface DueNext {
  readonly id: string
  readonly title: string
  readonly day: Day
}

/** Open tasks by the day they are due, from today on. */
export const dueNext = ({ taskLists }: Pick<PortalGanttChart, 'taskLists'>, today: Day): DueNext[] =>
  taskLists
    .flatMap(({ tasks }) => tasks.flatMap((task) => [task, ...(task.subTasks ?? [])]))
    .flatMap(({ id, title, dueDate, finishedAt }) =>
      dueDate !== undefined && finishedAt === undefined && dueDate >= today ? [{ id, title, day: dueDate }] : [],
    )
    .toSorted((one, other) => one.day.localeCompare(other.day))
