import type { Reason } from '@praxis/contract/reasons'
import type { SubmissionAmendment } from '@praxis/contract/time-sheet-shapes'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import type { Platform } from '../../../platform/platform'
import { Refusal } from '../../../platform/refusal'
import { abilitiesInTargetable } from '../../targetables/queries/open-targetable'
import { amendSubmission, moveSubmissionToProject } from '../../time-sheets/commands/amend-submission'
import { isActingApprover } from '../queries/request-row'
import { holdApprovers } from './announce-requests'
import { lockRequest } from './lock-requests'

/** A time sheet that waits for the actor's decision. */
const lockWaitingTimeSheet = async (db: Tx, actor: EmployeeActor, id: string, onceDecided: Reason): Promise<void> => {
  const { request } = await lockRequest(db, actor, id)
  if (request.type !== 'timeSheet') throw new Refusal('notFound')
  if (!isActingApprover(request, actor)) throw new Refusal('invalidPermission')
  if (request.state !== 'waitingForApproval') throw new Refusal(onceDecided)
}

/** The request goes with its time: to the one who decides on the other project. */
export const changeRequestProject = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  id: string,
  projectId: string | null,
): Promise<void> => {
  await holdApprovers(db)
  await lockWaitingTimeSheet(db, actor, id, 'requestDecided')
  // Nobody learns of projects they may not see by putting time on them.
  if (projectId !== null && !(await abilitiesInTargetable(db, actor, projectId))) throw new Refusal('notFound')
  await moveSubmissionToProject(db, platform, actor, id, projectId)
}

export const amendTimeSheet = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  id: string,
  amendment: SubmissionAmendment,
) => {
  await lockWaitingTimeSheet(db, actor, id, 'actionedTimeSheetCannotBeAmended')
  return amendSubmission(db, platform, actor, id, amendment)
}
