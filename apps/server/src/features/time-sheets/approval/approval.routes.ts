import { timeSheetRequests as submitting, timeSheetApprovals } from '@praxis/contract/time/time-sheet-approvals'
import { implement } from '../../../platform/http/implement'
import { getRequest, listRequests } from '../../requests/queries/list-requests'
import { amendTimeSheet } from './amend-waiting-time-sheet'
import { listAmendmentChoices } from './amendment-choices'
import { listProjectChoices } from './project-choices'
import { submitTimeSheets } from './submit-time-sheets'
import { timeSheetRequests } from './time-sheet-requests'

const types = [timeSheetRequests]

export const approvalRoutes = [
  ...implement(submitting, {
    submitTimeSheet: async ({ db, platform, actor, body }) => {
      await submitTimeSheets(db, platform, actor, [body.submissionID])
      return getRequest(db, types, platform, actor, body.submissionID)
    },

    submitTimeSheets: async ({ db, platform, actor, body }) => {
      await submitTimeSheets(db, platform, actor, body.submissionIDs)
      return { items: await listRequests(db, types, platform, actor, body.submissionIDs) }
    },
  }),

  ...implement(timeSheetApprovals, {
    listProjectChoices: async ({ db, platform, actor, query }) => ({
      items: await listProjectChoices(db, platform, actor, query),
    }),

    listAmendmentChoices: ({ db, platform, actor, params }) => listAmendmentChoices(db, platform, actor, params.id),

    amendTimeSheet: ({ db, platform, actor, params, body }) => amendTimeSheet(db, platform, actor, params.id, body),
  }),
]
