import { clientTime } from '@praxis/contract/time/time-reports'
import { implement } from '../../platform/http/implement'
import { exportedSubmissions } from './queries/exported-submissions'
import { listedSubmissions } from './queries/listed-submissions'
import { listLoggableProjectsOfClient } from './queries/loggable-projects'
import { timeAnalysis } from './queries/time-analysis'
import { openClientTime } from './queries/time-ground'
import { submissionCsv } from './time-csv'

export const clientTimeRoutes = implement(clientTime, {
  getClientTimeAnalysis: async ({ db, platform, actor, params, query }) =>
    timeAnalysis(db, platform.files, await openClientTime(db, actor, params.id), query),

  listClientSubmissions: async ({ db, platform, actor, params, query }) =>
    listedSubmissions(db, platform.files, actor, await openClientTime(db, actor, params.id), query),

  exportClientSubmissions: async ({ db, platform, actor, params, query }) => {
    const ground = await openClientTime(db, actor, params.id)
    return submissionCsv(platform.files, exportedSubmissions(db, ground, query), ground)
  },

  listLoggableProjectsOfClient: async ({ db, platform, actor, params, query }) => ({
    items: await listLoggableProjectsOfClient(db, platform.files, actor, params.id, query.timeSheetSubmissionID),
  }),
})
