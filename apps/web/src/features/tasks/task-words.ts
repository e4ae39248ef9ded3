import { type TaskColumn, taskPriorities } from '@praxis/contract/tasks/task-rules'
import { addDays, type Day } from '@praxis/domain/calendar/day'
import type { TaskSort } from './tasks.mutations'

/** The priorities, the most urgent first, as they are chosen from. */
export const PRIORITIES: readonly number[] = [...taskPriorities].reverse()

const PRIORITY_WORDS: Readonly<Record<string, string>> = {
  '2': 'Highest',
  '1': 'High',
  '0': 'Medium',
  '-1': 'Low',
  '-2': 'Lowest',
}

export const priorityText = (priority: number): string => PRIORITY_WORDS[String(priority)] ?? 'Medium'

export const COLUMNS: Readonly<Record<TaskColumn, string>> = {
  status: 'Status',
  employees: 'Assignees',
  priority: 'Priority',
  dueDate: 'Due',
  scheduledDate: 'Scheduled',
  estimatedStartDate: 'Start',
  estimatedEndDate: 'End',
  estimatedTime: 'Estimate',
  loggedTime: 'Logged',
  tags: 'Tags',
  updatedAt: 'Updated',
}

export const SORTS: readonly { readonly label: string; readonly sort: TaskSort }[] = [
  { label: 'Priority', sort: { by: 'sortByPriority' } },
  { label: 'Status', sort: { by: 'sortByStatus' } },
  { label: 'Due date, earliest first', sort: { by: 'sortByDueDate', order: 'ascending' } },
  { label: 'Due date, latest first', sort: { by: 'sortByDueDate', order: 'descending' } },
  { label: 'Estimate, shortest first', sort: { by: 'sortByEstimatedTime', order: 'ascending' } },
  { label: 'Estimate, longest first', sort: { by: 'sortByEstimatedTime', order: 'descending' } },
  { label: 'Last updated', sort: { by: 'sortByLastUpdated' } },
]

export type DueTone = 'late' | 'soon' | 'plain'

/** How urgent a due date is: today and tomorrow are soon; a completed task is never late. */
export const dueTone = (dueDate: Day, today: Day, isDone: boolean): DueTone => {
  if (isDone) return 'plain'
  if (dueDate < today) return 'late'
  return dueDate <= addDays(today, 1) ? 'soon' : 'plain'
}
