import { timeTrackers } from '@praxis/contract/time/time-trackers'
import { itemsQuery } from '../../api/query'

/** The reader's own timers: running ones first, then those stopped and not logged yet. */
export const timeTrackersQuery = itemsQuery(timeTrackers.listTimeTrackers, {}, { names: ['projects', 'tasks'] })
