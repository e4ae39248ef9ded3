import { BACKLOG_STATUS_ID } from '@praxis/contract/tasks/task-rules'
import type { SubTask, TaskCard, TaskList } from '@praxis/contract/tasks/task-shapes'

const AT = '2026-11-01T09:00:00.000Z'

export const subTaskOf = (id: string, task: Partial<SubTask> = {}): SubTask => ({
  id,
  title: id,
  taskList: { id: 'first' },
  superTask: { id: 'a' },
  finishedAt: null,
  rank: id,
  index: 0,
  version: 1,
  updatedAt: AT,
  status: { id: BACKLOG_STATUS_ID },
  employees: [],
  priority: 0,
  dueDate: null,
  scheduledDate: null,
  estimatedStartDate: null,
  estimatedEndDate: null,
  estimatedTime: null,
  loggedTime: 0,
  tags: [],
  subTaskCount: 0,
  finishedSubTaskCount: 0,
  commentCount: 0,
  fileCount: 0,
  can: { updateStatus: true },
  ...task,
})

export const taskOf = (id: string, { subTasks = [], ...task }: Partial<TaskCard> = {}): TaskCard => ({
  ...subTaskOf(id, { superTask: null, ...task }),
  subTasks,
  subTaskCount: subTasks.length,
})

export const listOf = (id: string, tasks: readonly TaskCard[]): TaskList => {
  const own = tasks.map((task) => ({ ...task, taskList: { id } }))
  return {
    id,
    name: id,
    rank: id,
    createdAt: AT,
    tasks: own,
    hasMore: false,
    activeTaskCount: own.filter(({ finishedAt }) => finishedAt === null).length,
    completedTaskCount: own.filter(({ finishedAt }) => finishedAt !== null).length,
    analytics: { estimatedTime: 0, loggedTime: 0 },
    tableColumns: [],
  }
}
