import type { Output } from '@praxis/contract/protocol/endpoint'
import type { approvals } from '@praxis/contract/requests/approvals'
import type { Request } from '@praxis/contract/requests/requests'

/** The time that a request is about; undefined for requests of other types. */
export const timeIn = (request: Request | undefined) =>
  request?.requestType === 'timeSheet' ? request.timeSheetSubmission : undefined

/** The groups of time on a page of the inbox. */
export const timeGroupsIn = ({ items }: Output<typeof approvals.listApprovals>) =>
  items.flatMap((group) => (group.requestType === 'timeSheet' ? group : []))
