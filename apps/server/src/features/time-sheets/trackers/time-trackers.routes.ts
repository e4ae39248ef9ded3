import { timeTrackers } from '@praxis/contract/time/time-trackers'
import { implement } from '../../../platform/http/implement'
import { createTimeTracker, updateTimeTracker } from './change-time-trackers'
import { deleteTrackers } from './delete-time-tracker'
import { listTimeTrackers } from './time-trackers.queries'

export const timeTrackersRoutes = implement(timeTrackers, {
  listTimeTrackers: async ({ db, platform, actor }) => ({
    items: await listTimeTrackers(db, platform.files, actor, platform.clock()),
  }),

  createTimeTracker: ({ db, platform, actor, body }) => createTimeTracker(db, platform, actor, body),

  updateTimeTracker: ({ db, platform, actor, params, body }) => updateTimeTracker(db, platform, actor, params.id, body),

  deleteTimeTracker: ({ db, actor, params }) => deleteTrackers(db, actor, [params.id]),
})
