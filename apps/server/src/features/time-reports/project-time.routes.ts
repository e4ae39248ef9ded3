import { projectTime } from '@praxis/contract/time/time-reports'
import { implement } from '../../platform/http/implement'
import { amendProjectSubmissions, moveSubmissionsToProject } from './commands/change-time-of-project'
import { previewReRating, reRateSubmissions } from './commands/re-rate-time'
import { employeeTimeByMonth } from './queries/employee-months'
import { exportedSubmissions } from './queries/exported-submissions'
import { listedSubmissions } from './queries/listed-submissions'
import { timeAnalysis } from './queries/time-analysis'
import { openProjectTime } from './queries/time-ground'
import { submissionCsv } from './time-csv'

export const projectTimeRoutes = implement(projectTime, {
  listProjectSubmissions: async ({ db, platform, actor, params, query }) =>
    listedSubmissions(db, platform.files, actor, await openProjectTime(db, actor, params.id), query),

  exportProjectSubmissions: async ({ db, platform, actor, params, query }) => {
    const ground = await openProjectTime(db, actor, params.id)
    return submissionCsv(platform.files, exportedSubmissions(db, ground, query), ground)
  },

  getProjectTimeAnalysis: async ({ db, platform, actor, params, query }) =>
    timeAnalysis(db, platform.files, await openProjectTime(db, actor, params.id), query),

  getEmployeeTimeReportByMonth: async ({ db, platform, actor, params, query }) =>
    employeeTimeByMonth(db, platform.files, await openProjectTime(db, actor, params.id), query.startOfMonth),

  amendProjectSubmissions: async ({ db, platform, actor, params, body }) => ({
    items: await amendProjectSubmissions(db, platform, actor, params.id, body.amendments),
  }),

  moveSubmissionsToProject: async ({ db, platform, actor, params, body }) => ({
    items: await moveSubmissionsToProject(db, platform, actor, params.id, {
      ids: body.timeSheetSubmissionIDs,
      toProjectId: body.projectID,
    }),
  }),

  previewReRating: ({ db, actor, params, body }) => previewReRating(db, actor, params.id, body),

  reRateSubmissions: ({ db, actor, params, body }) => reRateSubmissions(db, actor, params.id, body),
})
