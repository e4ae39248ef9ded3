import { projectTasks } from '@praxis/contract/tasks/project-tasks'
import { itemsQuery, query } from '../../../api/query'

interface OverviewFilter {
  readonly taskNameTerm?: string | undefined
  readonly assigneeID?: string | undefined
}

/** How many tasks of the project each status has. */
export const statusOverviewQuery = (projectID: string, filter: OverviewFilter = {}) =>
  itemsQuery(
    projectTasks.getStatusOverview,
    { params: { id: projectID }, query: filter },
    { keepsPrevious: true, topics: [], subject: projectID },
  )

/** Estimated time, and what has been logged of it. */
export const taskAnalyticsQuery = (projectID: string) =>
  query(projectTasks.getTaskAnalytics, { params: { id: projectID } }, { topics: [], subject: projectID })
