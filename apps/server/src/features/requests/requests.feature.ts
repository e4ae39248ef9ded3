import type { Feature } from '../../platform/feature'
import { requestDecision } from './commands/request-decision'
import { mayReadHistoryOfRequest } from './queries/list-requests'
import type { RequestTypes } from './queries/request-type-line'
import { requestsRoutes } from './requests.routes'

/** What people ask others to decide on, and the inbox of those who decide; what there is to ask, other features say. */
export const requests = (types: RequestTypes): Feature => ({
  routes: requestsRoutes(types),
  recordAccess: { request: (db, actor, id) => mayReadHistoryOfRequest(db, types, actor, id) },
  notificationKinds: [requestDecision],
})
