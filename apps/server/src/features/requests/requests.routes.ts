import { approvals } from '@praxis/contract/approvals'
import { requests } from '@praxis/contract/requests'
import { implement } from '../../platform/http/implement'
import { amendTimeSheet, changeRequestProject } from './commands/amend-waiting-time-sheet'
import { decideRequest, decideRequests } from './commands/decide-requests'
import { submitTimeSheets } from './commands/submit-time-sheets'
import { listAmendmentChoices } from './queries/amendment-choices'
import { countApprovals, listApprovals } from './queries/approvals'
import {
  getChangedRequest,
  getRequest,
  listActiveRequests,
  listDecisions,
  listRequestHistory,
  listRequests,
} from './queries/list-requests'
import { listProjectChoices } from './queries/project-choices'

export const requestsRoutes = [
  ...implement(requests, {
    listActiveRequests: async ({ db, platform, actor }) => ({
      items: await listActiveRequests(db, platform.files, actor),
    }),

    listRequestHistory: async ({ db, platform, actor, query }) => ({
      items: await listRequestHistory(db, platform.files, actor, query),
    }),

    listRequests: async ({ db, platform, actor, query }) => ({
      items: await listRequests(db, platform.files, actor, query.requestIDs),
    }),

    getRequest: ({ db, platform, actor, params }) => getRequest(db, platform.files, actor, params.id),

    submitTimeSheet: async ({ db, platform, actor, body }) => {
      await submitTimeSheets(db, actor, [body.submissionID])
      return getRequest(db, platform.files, actor, body.submissionID)
    },

    submitTimeSheets: async ({ db, platform, actor, body }) => {
      await submitTimeSheets(db, actor, body.submissionIDs)
      return { items: await listRequests(db, platform.files, actor, body.submissionIDs) }
    },
  }),

  ...implement(approvals, {
    listApprovals: ({ db, platform, actor, query }) => listApprovals(db, platform.files, actor, query),

    countApprovals: ({ db, actor }) => countApprovals(db, actor),

    listDecisions: async ({ db, platform, actor, query }) => ({
      items: await listDecisions(db, platform.files, actor, query),
    }),

    decideRequest: async ({ db, platform, actor, params, body }) => {
      await decideRequest(db, platform.files, actor, params.id, body)
      return getChangedRequest(db, platform.files, actor, params.id)
    },

    decideRequests: ({ db, platform, actor, body: { requestIDs, ...decision } }) =>
      decideRequests(db, platform.files, actor, requestIDs, decision),

    changeRequestProject: async ({ db, platform, actor, params, body }) => {
      await changeRequestProject(db, platform, actor, params.id, body.projectID)
      return getChangedRequest(db, platform.files, actor, params.id)
    },

    listProjectChoices: async ({ db, platform, actor, query }) => ({
      items: await listProjectChoices(db, platform, actor, query),
    }),

    listAmendmentChoices: ({ db, platform, actor, params }) => listAmendmentChoices(db, platform, actor, params.id),

    amendTimeSheet: ({ db, platform, actor, params, body }) => amendTimeSheet(db, platform, actor, params.id, body),
  }),
]
