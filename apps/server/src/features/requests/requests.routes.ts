import { approvals } from '@praxis/contract/requests/approvals'
import { deputies } from '@praxis/contract/requests/deputies'
import { requests } from '@praxis/contract/requests/requests'
import { implement, type Route } from '../../platform/http/implement'
import { acceptDenial } from './commands/accept-denial'
import { changeRequestProject } from './commands/change-request-project'
import { decideRequest, decideRequests } from './commands/decide-requests'
import { nameDeputy, removeDeputy } from './deputies/commands/name-deputy'
import { getDeputy, listDeputies } from './deputies/queries/list-deputies'
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
import type { RequestTypes } from './queries/request-type-line'

const deputiesRoutes = implement(deputies, {
  listDeputies: ({ db, platform, actor }) => listDeputies(db, platform.files, actor),

  nameDeputy: async ({ db, platform, actor, body }) => getDeputy(db, platform.files, await nameDeputy(db, actor, body)),

  removeDeputy: ({ db, actor, params }) => removeDeputy(db, actor, params.id),
})

export const requestsRoutes = (types: RequestTypes): Route[] => [
  ...implement(requests, {
    listActiveRequests: ({ db, platform, actor, query }) => listActiveRequests(db, types, platform, actor, query),

    listRequestHistory: ({ db, platform, actor, query }) => listRequestHistory(db, types, platform, actor, query),

    listDeniedRequests: ({ db, platform, actor, query }) => listDeniedRequests(db, types, platform, actor, query),

    acceptDenial: ({ db, actor, params }) => acceptDenial(db, types, actor, params.id),

    listRequests: async ({ db, platform, actor, query }) => ({
      items: await listRequests(db, types, platform, actor, query.requestIDs),
    }),

    getRequest: ({ db, platform, actor, params }) => getRequest(db, types, platform, actor, params.id),
  }),

  ...implement(approvals, {
    listApprovals: ({ db, platform, actor, query }) => listApprovals(db, types, platform, actor, query),

    countApprovals: ({ db, actor }) => countApprovals(db, types, actor),

    listDecisions: ({ db, platform, actor, query }) => listDecisions(db, types, platform, actor, query),

    decideRequest: async ({ db, platform, actor, params, body }) => {
      await decideRequest(db, types, platform, actor, params.id, body)
      return getChangedRequest(db, types, platform, actor, params.id)
    },

    decideRequests: ({ db, platform, actor, body: { requestIDs, ...decision } }) =>
      decideRequests(db, types, platform, actor, requestIDs, decision),

    changeRequestProject: async ({ db, platform, actor, params, body }) => {
      await changeRequestProject(db, types, platform, actor, params.id, body.projectID)
      return getChangedRequest(db, types, platform, actor, params.id)
    },
  }),

  ...deputiesRoutes,
]
