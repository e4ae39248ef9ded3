import { teamTime } from '@praxis/contract/time/time-reports'
import { implement } from '../../platform/http/implement'
import { getTimeManagementReport } from './queries/time-management'
import { getTimeSheetReport, linesOfReport } from './queries/time-sheet-report'
import { timeSheetReportCsv } from './time-csv'

export const teamTimeRoutes = implement(teamTime, {
  getTimeSheetReport: ({ db, platform, actor, query }) => getTimeSheetReport(db, platform, actor, query),

  exportTimeSheetReport: async ({ db, platform, actor, query: { search, ...period } }) => {
    const report = await getTimeSheetReport(db, platform, actor, period)
    return timeSheetReportCsv(platform.files, linesOfReport(report, search))
  },

  getTimeManagementReport: ({ db, platform, actor }) => getTimeManagementReport(db, platform, actor),
})
