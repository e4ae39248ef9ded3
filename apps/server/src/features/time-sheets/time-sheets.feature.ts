import { idOrNone } from '../../platform/database/id-or-none'
import { sql } from '../../platform/database/sql'
import type { Feature } from '../../platform/feature'
import { approvalRoutes } from './approval/approval.routes'
import { readsSubmission } from './queries/reads-submission'
import { timeSheetsRoutes } from './time-sheets.routes'
import { stoppedTimers } from './trackers/stopped-timers'
import { timeTrackersRoutes } from './trackers/time-trackers.routes'

/** The time people log, and the timers they measure it with. */
export const timeSheets: Feature = {
  routes: [...timeSheetsRoutes, ...approvalRoutes, ...timeTrackersRoutes],
  timeSuggestions: [stoppedTimers],
  recordAccess: {
    timeSheetSubmission: readsSubmission,
    timeTracker: async (db, actor, id) => {
      const row = await db.row(sql`
        select from time_trackers
        where company_id = ${actor.company.id} and employee_id = ${actor.employee.id} and id = ${idOrNone(id)}`)
      return row !== undefined
    },
  },
}
