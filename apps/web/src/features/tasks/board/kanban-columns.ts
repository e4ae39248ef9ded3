import { BACKLOG_STATUS_ID } from '@praxis/contract/tasks/task-rules'
import type { TaskCard, TaskList, TaskStatus } from '@praxis/contract/tasks/task-shapes'

export interface KanbanColumn {
  readonly status: TaskStatus
  readonly tasks: readonly TaskCard[]
  /** The sum of the shown tasks' estimates. */
  readonly estimatedTime: number
}

/** The tasks of some lists by their status, in the order of the lists; the backlog comes first. */
export function kanbanColumns(
  lists: readonly TaskList[],
  statuses: readonly TaskStatus[],
  shownStatusIDs: readonly string[] | undefined,
): KanbanColumn[] {
  const byStatus = new Map<string, TaskCard[]>(statuses.map(({ id }) => [id, []]))
  const backlog = byStatus.get(BACKLOG_STATUS_ID)
  for (const list of lists) for (const task of list.tasks) (byStatus.get(task.status.id) ?? backlog)?.push(task)
  return statuses
    .filter(({ id }) => !shownStatusIDs || shownStatusIDs.includes(id))
    .map((status) => {
      const tasks = byStatus.get(status.id) ?? []
      return { status, tasks, estimatedTime: tasks.reduce((sum, task) => sum + (task.estimatedTime ?? 0), 0) }
    })
}
