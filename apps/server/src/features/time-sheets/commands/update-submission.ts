import type { SubmissionChanges, TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'
import { isOpenToChange } from '@praxis/domain/time/submission-policy'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import type { Platform } from '../../../platform/platform'
import { invalidField, Refusal } from '../../../platform/refusal'
import { holdApprovers } from '../../approvers/commands/hold-approvers'
import { createTaskForTime } from '../../tasks/commands/create-task-for-time'
import { lockOwnSubmission, type StoredSubmission } from '../queries/stored-submission'
import type { SubmissionAction } from '../submission-effects'
import { loggingGround } from './logging-ground'
import { saveSubmission } from './save-submission'
import { chosenPlace, submissionValues, timeOf } from './submission-values'

/** Approvers are held where the project changes, as the approver may change with it. */
const lockToChange = async (
  db: Tx,
  actor: EmployeeActor,
  id: string,
  { projectID, opportunityID }: SubmissionChanges,
) => {
  if (projectID !== undefined || opportunityID !== undefined) await holdApprovers(db)
  return lockOwnSubmission(db, actor.employee.id, id)
}

const changeSubmission = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  before: StoredSubmission,
  { createTaskInput, updatedAt, ...given }: SubmissionChanges,
  action: SubmissionAction,
): Promise<TimeSheetSubmission> => {
  if (!isOpenToChange(before.state)) throw new Refusal('actionedTimeSheetCannotBeAmended')
  if (updatedAt !== undefined && Date.parse(updatedAt) !== Date.parse(before.updatedAt))
    throw new Refusal('changedMeanwhile')
  const ground = await loggingGround(db, platform, actor.employee.id, {
    projectIds: [given.projectID, given.opportunityID, before.projectId],
    clientIds: [given.clientID],
    taskIds: [given.taskID, before.taskId],
  })
  const time = timeOf(given, ground.submitter.timeZone, before)
  const projectId = chosenPlace(ground, given, before)
  const made =
    createTaskInput && (await createTaskForTime(db, platform.files, actor, projectId, createTaskInput, new Set()))
  const boardIdByTask = new Map([...ground.boardIdByTask, ...(made ? [[made.taskId, made.boardId] as const] : [])])
  const values = await submissionValues(
    db,
    platform,
    { ...ground, boardIdByTask },
    { ...given, ...(made && { taskID: made.taskId }) },
    time,
    before,
  )
  return saveSubmission(db, platform, actor, { stored: before, values }, action)
}

export const updateSubmission = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  id: string,
  changes: SubmissionChanges,
): Promise<TimeSheetSubmission> =>
  changeSubmission(db, platform, actor, await lockToChange(db, actor, id, changes), changes, 'updated')

/** Moves time without a project to one, or to an opportunity. */
export const convertToProject = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  id: string,
  changes: SubmissionChanges,
): Promise<TimeSheetSubmission> => {
  if (!changes.projectID && !changes.opportunityID)
    throw invalidField('projectID', 'Choose a project or an opportunity')
  const before = await lockToChange(db, actor, id, changes)
  if (before.projectId !== null) throw invalidField('projectID', 'This time is on a project or an opportunity already')
  return changeSubmission(db, platform, actor, before, changes, 'convertedToProject')
}
