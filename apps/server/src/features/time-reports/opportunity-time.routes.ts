import { opportunityTime } from '@praxis/contract/time/opportunity-time'
import { implement } from '../../platform/http/implement'
import { listedSubmissions } from './queries/listed-submissions'
import { listLoggableProjectsOfOpportunity } from './queries/loggable-projects'
import { openOpportunityTime } from './queries/time-ground'

export const opportunityTimeRoutes = implement(opportunityTime, {
  listOpportunitySubmissions: async ({ db, platform, actor, params, query }) =>
    listedSubmissions(db, platform.files, actor, await openOpportunityTime(db, actor, params.id), query),

  listLoggableProjectsOfOpportunity: async ({ db, platform, actor, params, query }) => ({
    items: await listLoggableProjectsOfOpportunity(db, platform.files, actor, params.id, query.timeSheetSubmissionID),
  }),
})
