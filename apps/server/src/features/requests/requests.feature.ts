import type { Feature } from '../../platform/feature'
import { requestDecision } from './commands/request-decision'
import { requestToDecide } from './commands/request-to-decide'
import { mayReadHistoryOfRequest } from './queries/list-requests'
import type { RequestTypes } from './queries/request-type-line'
import { requestsRoutes } from './requests.routes'

/** Requests that people make and others decide, and the inbox of those who decide; other features bring the types. */
export const requests = (types: RequestTypes): Feature => ({
  routes: requestsRoutes(types),
  recordAccess: { request: (db, actor, id) => mayReadHistoryOfRequest(db, types, actor, id) },
  notificationKinds: [requestDecision, requestToDecide],
})
