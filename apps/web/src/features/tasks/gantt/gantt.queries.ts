import { ApiError } from '@praxis/contract/protocol/caller'
import type { GanttTask } from '@praxis/contract/tasks/task-shapes'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api/api'
import { shownIn } from '../../../api/stale-answers'
import type { ChartedDoor } from '../board-door'
import { ganttTasks } from './gantt-tasks'

/** For these reasons the chart is simply empty; any other refusal is shown. */
const NOTHING_TO_CHART = ['noTasksDefinedForThisProject', 'dataNotAvailable', 'tableauConnectionNotSetup']

export const ganttChartQuery = ({ key, subject, chart }: ChartedDoor) =>
  queryOptions({
    queryKey: ['tasks', 'gantt', key],
    queryFn: async ({ signal }): Promise<GanttTask[]> => {
      try {
        return ganttTasks(await api.call(chart.getGanttChart, {}, { signal }))
      } catch (error) {
        if (error instanceof ApiError && NOTHING_TO_CHART.includes(error.reason)) return []
        throw error
      }
    },
    meta: { topics: shownIn.tasks, subject },
  })
