import { isOpenToChange } from '@praxis/domain/time/submission-policy'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { Refusal } from '../../../platform/refusal'
import { lockOwnSubmission } from '../queries/stored-submission'
import { submissionsByIds } from '../queries/submissions'
import { announceSubmissions, recordSubmission } from '../submission-effects'

export const deleteSubmission = async (
  db: Tx,
  { files }: Pick<Platform, 'files'>,
  actor: EmployeeActor,
  id: string,
): Promise<void> => {
  const stored = await lockOwnSubmission(db, actor.employee.id, id)
  if (!isOpenToChange(stored.state)) throw new Refusal('actionedTimeSheetCannotBeAmended')
  const [before] = await submissionsByIds(db, files, actor, [id])
  await db.run(sql`delete from time_sheet_submissions where company_id = ${db.scope.companyId} and id = ${id}`)
  recordSubmission(db, 'deleted', { before })
  await announceSubmissions(db, [{ before }])
}
