import { projectTasks } from '@praxis/contract/tasks/project-tasks'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../../api/api'

interface OverviewFilter {
  readonly taskNameTerm?: string | undefined
  readonly assigneeID?: string | undefined
}

/** How many tasks of the project each status has. */
export const statusOverviewQuery = (projectID: string, filter: OverviewFilter = {}) =>
  queryOptions({
    queryKey: ['tasks', 'statusOverview', projectID, filter],
    queryFn: async ({ signal }) =>
      (await api.call(projectTasks.getStatusOverview, { params: { id: projectID }, query: filter }, { signal })).items,
    placeholderData: keepPreviousData,
    meta: { subject: projectID },
  })

/** Estimated time, and what has been logged of it. */
export const taskAnalyticsQuery = (projectID: string) =>
  queryOptions({
    queryKey: ['tasks', 'analytics', projectID],
    queryFn: ({ signal }) => api.call(projectTasks.getTaskAnalytics, { params: { id: projectID } }, { signal }),
    meta: { subject: projectID },
  })
