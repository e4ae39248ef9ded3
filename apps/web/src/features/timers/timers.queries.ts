import { timeTrackers } from '@praxis/contract/time/time-trackers'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/api'

/** The reader's own timers: running ones first, then those stopped and not logged yet. */
export const timeTrackersQuery = queryOptions({
  queryKey: ['timeTrackers', 'list'],
  queryFn: async ({ signal }) => (await api.call(timeTrackers.listTimeTrackers, {}, { signal })).items,
  // Names come from projects and tasks; logging the time of a timer ends it.
  meta: { topics: ['timeSheetSubmissions'], names: ['projects', 'tasks'] },
})
