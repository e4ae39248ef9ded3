import type { ActionWords } from '@praxis/contract/company/history-actions'
import type { HistoryEntry } from '@praxis/contract/company/history-and-jobs'
import { formatDay, isDay } from '@praxis/domain/calendar/day'
import { formatDuration } from '@praxis/domain/durations/duration'
import { actionText } from '../../../ui/history/action-text'
import type { HistoryChange, HistoryEntry as ShownEntry } from '../../../ui/history/history-panel'
import { whoAndWhen } from '../../../ui/history/who-and-when'
import { priorityText } from '../task-words'

const ACTIONS: ActionWords<'task'> = {
  created: 'added the task',
  updated: 'changed the task',
  statusChanged: 'changed the status',
  completed: 'completed the task',
  reopened: 'reopened the task',
  moved: 'moved the task',
  archived: 'archived the task',
  restored: 'restored the task',
  deleted: 'deleted the task',
  commented: 'commented',
  commentEdited: 'edited a comment',
  commentDeleted: 'deleted a comment',
  fileAttached: 'attached a file',
  fileRemoved: 'removed a file',
  subTasksSorted: 'sorted the sub-tasks',
  converted: 'moved the task to a project',
  ruleApplied: 'triggered an automation',
  assigneesLeftOut: 'left out people who can’t see the project',
}

const FIELDS: Readonly<Record<string, string>> = {
  title: 'Title',
  description: 'Description',
  status: 'Status',
  employees: 'Assignees',
  priority: 'Priority',
  dueDate: 'Due',
  scheduledDate: 'Scheduled',
  estimatedStartDate: 'Start',
  estimatedEndDate: 'End',
  estimatedTime: 'Estimate',
  loggedTime: 'Logged time',
  enableOverrideEstimatedTime: 'Estimate entered manually',
  shouldRemind: 'Reminder',
  tags: 'Tags',
  list: 'List',
  superTask: 'Part of',
  project: 'Project',
  rule: 'Rule',
  file: 'File',
  comment: 'Comment',
}

type Values = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null

/** A recorded value in words; rich text as plain words. */
const textOf = (name: string, value: unknown): string | null => {
  if (value === null || value === undefined) return null
  if (name === 'priority') return priorityText(Number(value))
  if ((name === 'estimatedTime' || name === 'loggedTime') && typeof value === 'number') return formatDuration(value)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.join(', ') || null
  if (typeof value !== 'string') return null
  if (isDay(value)) return formatDay(value)
  return value.replace(/<[^>]*>/g, ' ').trim() || null
}

const changesOf = (labels: Readonly<Record<string, string>>, before: Values, after: Values): HistoryChange[] =>
  Object.entries(labels)
    .filter(([name]) => name in before || name in after)
    .map(([name, field]) => ({ field, before: textOf(name, before[name]), after: textOf(name, after[name]) }))
    .filter((change) => change.before !== change.after)

const detailsOf = (values: Values): Values => (isRecord(values.dynamicDetails) ? values.dynamicDetails : {})

const changesOfDetails = (before: Values, after: Values): HistoryChange[] => {
  const [was, is] = [detailsOf(before), detailsOf(after)]
  return changesOf(Object.fromEntries(Object.keys({ ...was, ...is }).map((key) => [key, key])), was, is)
}

/** A record of a task, in the words of the panel. */
export function shownTaskEntry(entry: HistoryEntry): ShownEntry {
  const [before, after] = [entry.before ?? {}, entry.after ?? {}]
  return {
    ...whoAndWhen(entry),
    did: actionText(ACTIONS, entry.action),
    changes: [...changesOf(FIELDS, before, after), ...changesOfDetails(before, after)],
  }
}
