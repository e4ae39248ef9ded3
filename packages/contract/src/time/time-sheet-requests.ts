import * as z from 'zod'
import { pageOf } from '../protocol/page'
import { groupEnvelope, RequestVersion, requestEnvelope } from '../requests/request-envelope'
import { besideSubmissions, ListedSubmission, personAmong, unfoldedSubmission } from './listed-submissions'
import { LoggedOpportunity, LoggedProject, TimeSheetSubmission } from './time-sheet-shapes'

const requestType = z.literal('timeSheet')

/** Logged time that somebody else decides on. */
export const TimeSheetRequest = z
  .strictObject({ ...requestEnvelope, requestType, timeSheetSubmission: TimeSheetSubmission })
  .meta({ id: 'TimeSheetRequest' })

/** A group is the week of a person on a project or opportunity, or one entry on its own. */
const ListedGroup = z
  .strictObject({
    ...groupEnvelope,
    project: LoggedProject.nullable(),
    opportunity: LoggedOpportunity.nullable(),
    duration: z.int(),
    chargeableDuration: z.int(),
    /** All the person logged in that week, and what is contracted, so that approvers see whether it is too much. */
    weekLoggedTime: z.int(),
    weekContractedTime: z.int(),
    /** Each request has the id of its submission. */
    requests: z.array(z.strictObject({ version: RequestVersion, timeSheetSubmission: ListedSubmission })),
  })
  .meta({ id: 'TimeSheetApprovalGroup' })

/** A page of the approvals inbox; people and clients stand once beside its groups. */
export const TimeSheetApprovals = pageOf(ListedGroup).extend({
  requestType,
  ...besideSubmissions,
  /** How many requests the groups of all pages have. */
  requestCount: z.int(),
})

export const unfoldedTimeSheets = (sent: z.infer<typeof TimeSheetApprovals>) => {
  const { items, people, clients, usual, requestType, ...page } = sent
  return {
    items: items.map(({ requests, ...group }) => ({
      requestType,
      ...group,
      employee: personAmong(people, group.employee),
      requests: requests.map(({ version, timeSheetSubmission }) => ({
        id: timeSheetSubmission.id,
        version,
        timeSheetSubmission: unfoldedSubmission(timeSheetSubmission, { people, clients, usual }),
      })),
    })),
    ...page,
  }
}
export type TimeSheetGroup = ReturnType<typeof unfoldedTimeSheets>['items'][number]
