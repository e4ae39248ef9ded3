import type { TimeSheetSubmission } from '@praxis/contract/time-sheet-shapes'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { assignments, sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { Refusal } from '../../../platform/refusal'
import type { StoredSubmission } from '../queries/stored-submission'
import { submissionsByIds } from '../queries/submissions'
import { announceSubmissions, recordSubmission } from '../submission-effects'
import type { SubmissionValues } from './submission-values'

export const readSubmission = async (
  db: Tx,
  { files }: Platform,
  actor: EmployeeActor,
  id: string,
): Promise<TimeSheetSubmission> => {
  const [submission] = await submissionsByIds(db, files, actor, [id])
  if (!submission) throw new Refusal('notFound')
  return submission
}

/** What waits is decided by whoever decides on its project now. */
const redesignate = (db: Tx, id: string, projectId: string | null): Promise<number> =>
  db.run(sql`
    update requests set project_id = ${projectId}, approver_id = approver_for(company_id, employee_id, ${projectId})
    where company_id = ${db.scope.companyId} and id = ${id} and state = 'waitingForApproval'`)

/** Writes a submission that is locked, with all that follows from it. */
export const saveSubmission = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  stored: StoredSubmission,
  { dynamic_details, ...values }: Partial<SubmissionValues>,
  action: string,
  amendment: Readonly<Record<string, unknown>> = {},
): Promise<TimeSheetSubmission> => {
  const before = await readSubmission(db, platform, actor, stored.id)
  const details = dynamic_details && { dynamic_details: JSON.stringify(dynamic_details) }
  await db.run(sql`
    update time_sheet_submissions set ${assignments({ ...values, ...details, ...amendment, updated_at: db.now })}
    where company_id = ${db.scope.companyId} and id = ${stored.id}`)
  if (values.project_id !== undefined && values.project_id !== stored.projectId)
    await redesignate(db, stored.id, values.project_id)
  const after = await readSubmission(db, platform, actor, stored.id)
  recordSubmission(db, action, { before, after })
  await announceSubmissions(db, [{ before, after }])
  return after
}
