import { resourcing } from '@praxis/contract/planning/resourcing'
import { implement } from '../../../platform/http/implement'
import { getEmployeeBookings } from './queries/employee-bookings'
import { listResourcingGroups } from './queries/resourcing-groups'
import { getResourcingGroup, loadResourcingReport } from './queries/resourcing-report'
import { resourcingCsv } from './resourcing-csv'

export const resourcingRoutes = implement(resourcing, {
  listResourcingGroups: ({ db, platform, actor, query }) => listResourcingGroups(db, platform, actor, query),

  getResourcingGroup: ({ db, platform, actor, params, query }) =>
    getResourcingGroup(db, platform, actor, params.id, query),

  exportResourcingReport: async ({ db, platform, actor, query }) =>
    resourcingCsv(platform.files, await loadResourcingReport(db, platform, actor, query)),

  getEmployeeBookings: ({ db, platform, actor, params, query }) =>
    getEmployeeBookings(db, platform, actor, params.id, query),
})
