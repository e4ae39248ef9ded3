import { timeSheetSubmissions } from '@praxis/contract/time/time-sheets'
import { implement } from '../../platform/http/implement'
import { createSubmission, createSubmissions } from './commands/create-submissions'
import { deleteSubmission } from './commands/delete-submission'
import { convertToProject, updateSubmission } from './commands/update-submission'
import { listLoggableItems } from './queries/loggable-items'
import { getSubmissionProject } from './queries/submission-project'
import { getTimeSheetPeriod } from './queries/time-sheet-period'
import { listCalendarSuggestions, listSuggestions } from './suggestions/list-suggestions'

export const timeSheetsRoutes = implement(timeSheetSubmissions, {
  getTimeSheetPeriod: ({ db, platform, actor, query }) => getTimeSheetPeriod(db, platform, actor, query),

  listSuggestions: ({ db, platform, actor, query }) => listSuggestions(db, platform, actor, query),

  listCalendarSuggestions: ({ db, platform, actor, query }) => listCalendarSuggestions(db, platform, actor, query),

  listLoggableItems: async ({ db, platform, actor, query }) => ({
    items: await listLoggableItems(db, platform.files, actor, query),
  }),

  getSubmissionProject: ({ db, platform, actor, params }) =>
    getSubmissionProject(db, platform.files, actor, params.projectId),

  createSubmission: ({ db, platform, actor, body }) => createSubmission(db, platform, actor, body),

  createSubmissions: async ({ db, platform, actor, body }) => ({
    items: await createSubmissions(db, platform, actor, body.submissions),
  }),

  updateSubmission: ({ db, platform, actor, params, body }) => updateSubmission(db, platform, actor, params.id, body),

  deleteSubmission: ({ db, platform, actor, params }) => deleteSubmission(db, platform, actor, params.id),

  convertToProject: ({ db, platform, actor, params, body }) => convertToProject(db, platform, actor, params.id, body),
})
