import type { SubmissionAmendment } from '@praxis/contract/time/time-sheet-shapes'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import type { Platform } from '../../../platform/platform'
import { lockWaitingRequest } from '../../requests/commands/lock-requests'
import { amendSubmission } from '../commands/amend-submission'
import { timeSheetRequests } from './time-sheet-requests'

/** The approver amends time that waits for their decision; decided time stays as it is. */
export const amendTimeSheet = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  id: string,
  amendment: SubmissionAmendment,
) => {
  await lockWaitingRequest(db, [timeSheetRequests], actor, id, 'actionedTimeSheetCannotBeAmended')
  return amendSubmission(db, platform, actor, id, amendment)
}
