import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'
import { holdApprovers } from '../../approvers/commands/hold-approvers'
import { makeRequests, type NewRequest } from '../../requests/commands/make-requests'
import type { SubjectPlatform } from '../../requests/queries/request-type-line'
import { timeSheetRequests } from './time-sheet-requests'

type OwnSubmission = NewRequest & Columns<'time_sheet_submissions', 'state'>

/** Submits the actor's own time to its approvers: all of it or none. */
export const submitTimeSheets = async (
  db: Tx,
  platform: SubjectPlatform,
  actor: EmployeeActor,
  submissionIds: readonly string[],
): Promise<void> => {
  const ids = [...new Set(submissionIds)]
  const { id: companyId } = actor.company
  await holdApprovers(db)
  // Rows are locked first and read afterwards: of two calls that submit the same time, the second sees that it is done.
  await db.run(sql`
    select from time_sheet_submissions
    where company_id = ${companyId} and employee_id = ${actor.employee.id} and id = any (${ids}::uuid[])
    order by id for no key update`)
  const submissions = await db.rows<OwnSubmission>(sql`
    select s.id, s.targetable_id as "targetableId", s.state,
           coalesce(p.auto_approves_time_sheets, false) as "isAutoApproved"
    from time_sheet_submissions s left join projects p on p.company_id = s.company_id and p.id = s.targetable_id
    where s.company_id = ${companyId} and s.employee_id = ${actor.employee.id} and s.id = any (${ids}::uuid[])`)
  if (submissions.length < ids.length) throw new Refusal('notFound')
  if (submissions.some(({ state }) => state !== 'unsubmitted')) throw new Refusal('alreadySubmitted')
  await makeRequests(db, platform, actor, timeSheetRequests, submissions)
}
