import { type RequestType, requestTypes } from '@praxis/contract/request-rules'
import type { EmployeeActor } from '../../platform/auth/actor'
import type { RequestTypeLine } from './request-type-line'
import { timeSheetRequests } from './types/time-sheet-requests'

/** Every type of requests there is; what is not here is the same for all of them. */
export const requestTypeLines: Readonly<Record<RequestType, RequestTypeLine>> = {
  timeSheet: timeSheetRequests,
}

/** Those whose feature the company has switched on. */
export const typesInUse = (actor: EmployeeActor): RequestType[] =>
  requestTypes.filter((type) => actor.company.features[requestTypeLines[type].feature])
