import { sql } from '../../../platform/database/sql'
import { announceTime, type TouchedTime } from '../../time-sheets/commands/announce-time'
import { submissionsByIds } from '../../time-sheets/queries/submissions'
import type { RequestTypeLine } from '../request-type-line'
import { listTimeSheetApprovals } from './time-sheet-approvals'
import { versionOfTimeSheet } from './time-sheet-version'

/** Time that somebody logged. */
export const timeSheetRequests: RequestTypeLine = {
  feature: 'timeSheet',

  readSubjects: async (db, files, actor, ids) => {
    const submissions = await submissionsByIds(db, files, actor, ids)
    return new Map(
      submissions.map((timeSheetSubmission) => [
        timeSheetSubmission.id,
        { version: versionOfTimeSheet(timeSheetSubmission), timeSheetSubmission },
      ]),
    )
  },

  listApprovals: listTimeSheetApprovals,

  afterChange: async (db, ids) => {
    const touched = await db.rows<TouchedTime>(sql`
      select distinct s.employee_id as "employeeId", r.approver_id as "approverId", s.project_id as "projectId",
             s.client_id as "clientId", s.task_id as "taskId"
      from time_sheet_submissions s join requests r on r.company_id = s.company_id and r.id = s.id
      where s.company_id = ${db.scope.companyId} and s.id = any (${ids}::uuid[])`)
    await announceTime(db, touched)
  },
}
