import { itemsQuery, query } from '../../../api/query'
import type { ChartedDoor } from '../board-door'

interface OverviewFilter {
  readonly taskNameTerm?: string | undefined
  readonly assigneeID?: string | undefined
}

/** How many tasks of the project each status has. */
export const statusOverviewQuery = ({ chart, subject }: ChartedDoor, filter: OverviewFilter = {}) =>
  itemsQuery(chart.getStatusOverview, { query: filter }, { keepsPrevious: true, topics: [], subject })

/** Estimated time, and what has been logged of it. */
export const taskAnalyticsQuery = ({ chart, subject }: ChartedDoor) =>
  query(chart.getTaskAnalytics, {}, { topics: [], subject })
