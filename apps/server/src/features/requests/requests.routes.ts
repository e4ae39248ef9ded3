import { approvals } from '@praxis/contract/approvals'
import { requests } from '@praxis/contract/requests'
import { implement } from '../../platform/http/implement'
import { acceptDenial } from './commands/accept-denial'
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
  listDeniedRequests,
  listRequestHistory,
  listRequests,
} from './queries/list-requests'
import { listProjectChoices } from './queries/project-choices'

export const requestsRoutes = [
  ...implement(requests, {
    listActiveRequests: ({ db, platform, actor, query }) => listActiveRequests(db, platform.files, actor, query),

    listRequestHistory: ({ db, platform, actor, query }) => listRequestHistory(db, platform.files, actor, query),

    listDeniedRequests: ({ db, platform, actor, query }) => listDeniedRequests(db, platform.files, actor, query),

    acceptDenial: ({ db, actor, params }) => acceptDenial(db, actor, params.id),

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
    listApprovals: ({ db, platform, actor, query }) => listApprovals(db, platform, actor, query),

    countApprovals: ({ db, actor }) => countApprovals(db, actor),

    listDecisions: ({ db, platform, actor, query }) => listDecisions(db, platform.files, actor, query),

    decideRequest: async ({ db, platform, actor, params, body }) => {
      await decideRequest(db, platform, actor, params.id, body)
      return getChangedRequest(db, platform.files, actor, params.id)
    },

    decideRequests: ({ db, platform, actor, body: { requestIDs, ...decision } }) =>
      decideRequests(db, platform, actor, requestIDs, decision),

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
