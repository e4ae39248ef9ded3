import type { HistoryActions } from '@praxis/contract/company/history-actions'
import type { TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'
import { loggedOn } from '@praxis/domain/time/logged-on'
import type { Tx } from '../../platform/database/database'
import { announceRequests } from '../requests/commands/announce-requests'
import { announceTime } from './commands/announce-time'

/** The fields of a submission in its history: names, not ids, and no rates. */
const recordedFields = (submission: TimeSheetSubmission) => ({
  day: submission.day,
  from: submission.to === undefined ? null : submission.from,
  to: submission.to ?? null,
  duration: submission.duration,
  chargeableDuration: submission.chargeableDuration,
  project: submission.project?.details.name ?? null,
  opportunity: submission.opportunity?.details.name ?? null,
  client: submission.client?.name ?? null,
  task: submission.task?.title ?? null,
  role: submission.roleName,
  comment: submission.comment,
  tags: submission.tags,
  dynamicDetails: Object.fromEntries(submission.dynamicDetails.map(({ key, value }) => [key, value])),
})

/** A change of a submission: what it was, what it is. */
export interface SubmissionChange {
  readonly before?: TimeSheetSubmission | undefined
  readonly after?: TimeSheetSubmission | undefined
}

export type SubmissionAction = HistoryActions['timeSheetSubmission']

export const recordSubmission = (db: Tx, action: SubmissionAction, { before, after }: SubmissionChange): void => {
  const id = after?.id ?? before?.id
  if (id === undefined) return
  db.record({
    entity: 'timeSheetSubmission',
    id,
    action,
    ...(before && { before: recordedFields(before) }),
    ...(after && { after: recordedFields(after) }),
  })
}

/** Announces submissions to everybody concerned, by what they are now and what they were before. */
export const announceSubmissions = async (db: Tx, changes: readonly SubmissionChange[]): Promise<void> => {
  const all = changes.flatMap(({ before, after }) => [before ?? [], after ?? []].flat())
  await announceTime(
    db,
    all.map(({ employee, request, client, task, ...time }) => ({
      employeeId: employee.id,
      approverId: request.approver?.id ?? null,
      projectId: loggedOn(time)?.id ?? null,
      clientId: client?.id ?? null,
      taskId: task?.id ?? null,
    })),
  )
  await announceRequests(
    db,
    all
      .filter(({ request }) => request.state === 'waitingForApproval')
      .map(({ employee, request }) => ({ employeeId: employee.id, approverId: request.approver?.id ?? null })),
  )
}
