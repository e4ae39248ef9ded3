import type { ArchivedTask } from '@praxis/contract/tasks/task-shapes'
import type { NamedTask } from '../board/board-changes'

/** Where an archived task was, the task it was part of, and what was archived with it. */
export const archivedTaskNotes = (
  { taskList, superTask, subTaskCount }: ArchivedTask,
  statusName: string | undefined,
): string[] => [
  taskList.name,
  ...(superTask ? [`Part of ${superTask.title}`] : []),
  ...(statusName === undefined ? [] : [statusName]),
  ...(subTaskCount === 0 ? [] : [subTaskCount === 1 ? '1 sub-task' : `${subTaskCount} sub-tasks`]),
]

export const archivedCountText = (count: number): string =>
  count === 1 ? '1 task archived' : `${count} tasks archived`

/** Says what was archived just now. */
export const archivedText = ([first, ...others]: readonly NamedTask[]): string =>
  others.length === 0 ? `Archived “${first?.title ?? ''}”` : archivedCountText(others.length + 1)
