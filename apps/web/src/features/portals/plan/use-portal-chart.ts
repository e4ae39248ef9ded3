import { useQuery } from '@tanstack/react-query'
import { usePortal } from '../frame/portal-context'
import { portalChartQuery, tasksByStatusQuery } from '../portals.queries'

/** The tasks of the project with their dates; a project without tasks is not asked for any. */
export function usePortalChart() {
  const { reference } = usePortal()
  const { data: statuses, error, refetch } = useQuery(tasksByStatusQuery(reference))
  const hasTasks = statuses?.some(({ taskCount }) => taskCount > 0)
  const chart = useQuery({ ...portalChartQuery(reference), enabled: hasTasks === true })
  if (hasTasks === true) return { data: chart.data, error: chart.error, refetch: chart.refetch }
  return { data: hasTasks === false ? EMPTY : undefined, error, refetch }
}

const EMPTY = { taskLists: [], statusIDs: [], employees: [], can: { reschedule: false } }
