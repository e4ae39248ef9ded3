import type { ArchivedTask } from '@praxis/contract/task-shapes'
import type { NamedTask } from '../board/board-changes'

/** Where a task was, what of, and what went with it. */
export const archivedTaskNotes = (
  { taskList, superTask, subTaskCount }: ArchivedTask,
  statusName: string | undefined,
): string[] => [
  taskList.name,
  ...(superTask ? [`Part of ${superTask.title}`] : []),
  ...(statusName === undefined ? [] : [statusName]),
  ...(subTaskCount === 0 ? [] : [subTaskCount === 1 ? '1 sub-task' : `${subTaskCount} sub-tasks`]),
]

/** What was put away just now. */
export const archivedText = ([first, ...others]: readonly NamedTask[]): string =>
  others.length === 0 ? `Archived “${first?.title ?? ''}”` : `${others.length + 1} tasks archived`
