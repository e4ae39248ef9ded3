import type { TaskProgress } from '@praxis/contract/tasks/task-rules'
import { BACKLOG_STATUS_ID } from '@praxis/contract/tasks/task-rules'
import type { GanttTask, TaskChanges } from '@praxis/contract/tasks/task-shapes'
import { addDays, type Day, daysBetween, formatDay } from '@praxis/domain/calendar/day'
import type { Grip } from '../../../ui/drag/grip-at'

/** The dates of a task: a bar when it has both days, a point in time with one of them. */
export interface TaskDates {
  readonly startDate: Day | null
  readonly endDate: Day | null
}

const earlier = (one: Day, other: Day): Day => (one < other ? one : other)
const later = (one: Day, other: Day): Day => (one > other ? one : other)

/** The dates after dragging: an end cannot go past the other one; a point that is drawn out becomes a bar. */
export function rescheduled({ startDate, endDate }: TaskDates, grip: Grip, days: number): TaskDates {
  if (days === 0) return { startDate, endDate }
  if (grip === 'move')
    return { startDate: startDate && addDays(startDate, days), endDate: endDate && addDays(endDate, days) }
  const fixed = grip === 'start' ? (endDate ?? startDate) : (startDate ?? endDate)
  const moved = grip === 'start' ? (startDate ?? endDate) : (endDate ?? startDate)
  if (fixed === null || moved === null) return { startDate, endDate }
  const end = addDays(moved, days)
  return grip === 'start'
    ? { startDate: earlier(end, fixed), endDate: fixed }
    : { startDate: fixed, endDate: later(end, fixed) }
}

/** The changes to save: estimated dates, never the due date. */
export const changesOf = (before: TaskDates, after: TaskDates): TaskChanges => ({
  ...(after.startDate !== before.startDate && { estimatedStartDate: after.startDate }),
  ...(after.endDate !== before.endDate && { estimatedEndDate: after.endDate }),
})

/** How many days the task is overdue. */
export function daysLate({ finishedAt, dueDate, endDate }: GanttTask, today: Day): number {
  const due = dueDate ?? endDate
  return finishedAt === null && due !== null && due < today ? daysBetween(due, today) : 0
}

export type BarLook = 'done' | 'late' | 'inProgress' | 'toDo' | 'backlog'

export function lookOf(task: GanttTask, statusProgress: TaskProgress | undefined, today: Day): BarLook {
  if (task.finishedAt !== null) return 'done'
  if (daysLate(task, today) > 0) return 'late'
  if (statusProgress === 'inProgress' || (task.progress ?? 0) > 0) return 'inProgress'
  return task.status.id === BACKLOG_STATUS_ID ? 'backlog' : 'toDo'
}

const short = (day: Day): string => formatDay(day).slice(0, 5)

/** '26/10 – 09/11', or the one day there is. */
export function datesText({ startDate, endDate }: TaskDates): string {
  if (startDate && endDate && startDate !== endDate) return `${short(startDate)} – ${short(endDate)}`
  const day = startDate ?? endDate
  return day ? short(day) : '–'
}

/** The dates in full, for screen readers. */
export function spokenDates({ startDate, endDate }: TaskDates): string {
  if (startDate && endDate) return `${formatDay(startDate)} to ${formatDay(endDate)}`
  if (startDate) return `from ${formatDay(startDate)}`
  return endDate ? `until ${formatDay(endDate)}` : 'no dates'
}
