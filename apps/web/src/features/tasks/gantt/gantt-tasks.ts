import type { PortalGanttChart } from '@praxis/contract/portals/portal-task-shapes'
import { BACKLOG_STATUS_ID } from '@praxis/contract/tasks/task-rules'
import type { GanttChart, GanttTask } from '@praxis/contract/tasks/task-shapes'

/** A chart as people of the firm or visitors of a portal get it: these may not be told how far things are. */
export type ChartedTasks = Omit<GanttChart, 'taskLists'> & Pick<PortalGanttChart, 'taskLists'>

/** The tasks of a chart, each with its own list, status and people; sub-tasks behind their task. */
export const ganttTasks = ({ taskLists, statusIDs, employees, can }: ChartedTasks): GanttTask[] => {
  const statuses = statusIDs.map((id) => ({ id }))
  return taskLists.flatMap(({ tasks, ...taskList }) => {
    const withAll = (task: Omit<(typeof tasks)[number], 'subTasks'>, superTask: { id: string } | null): GanttTask => ({
      id: task.id,
      title: task.title,
      taskList,
      superTask,
      startDate: task.startDate ?? null,
      endDate: task.endDate ?? null,
      dueDate: task.dueDate ?? null,
      finishedAt: task.finishedAt ?? null,
      progress: task.progress ?? null,
      status: statuses[task.status] ?? { id: BACKLOG_STATUS_ID },
      employees: (task.employees ?? []).flatMap((place) => employees[place] ?? []),
      can,
    })
    return tasks.flatMap((task) => [
      withAll(task, null),
      ...(task.subTasks ?? []).map((subTask) => withAll(subTask, { id: task.id })),
    ])
  })
}
