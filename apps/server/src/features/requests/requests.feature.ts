import type { Feature } from '../../platform/feature'
import { requestDecision } from './commands/request-decision'
import { mayReadHistoryOfRequest } from './queries/list-requests'
import { requestsRoutes } from './requests.routes'

/** What people ask others to decide on, and the inbox of those who decide. */
export const requests: Feature = {
  routes: requestsRoutes,
  recordAccess: { request: mayReadHistoryOfRequest },
  notificationKinds: [requestDecision],
}
