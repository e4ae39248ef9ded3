import { formatDay } from '@praxis/domain/calendar/day'
import { formatDuration } from '@praxis/domain/durations/duration'
import { loggedOn } from '@praxis/domain/time/logged-on'
import { rawSql, sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'
import type { RequestTypeLine } from '../../requests/queries/request-type-line'
import { permissionsInTargetable } from '../../targetables/queries/open-targetable'
import { moveSubmissionToProject } from '../commands/amend-submission'
import { announceTime, type TouchedTime } from '../commands/announce-time'
import { readsSubmission } from '../queries/reads-submission'
import { submissionsByIds } from '../queries/submissions'
import { timeFoundBy } from '../queries/time-search'
import { listTimeSheetApprovals } from './time-sheet-inbox'
import { versionOfTimeSheet } from './time-sheet-version'

/** Requests for approval of logged time. */
export const timeSheetRequests: RequestTypeLine = {
  type: 'timeSheet',
  words: { one: 'time entry', many: 'time entries' },
  perPage: 5,

  isCorrected: rawSql(`exists (
    select from time_sheet_submissions c where c.company_id = r.company_id and c.correction_of = r.id)`),

  isFinal: [
    {
      reason: 'alreadyInvoiced',
      condition: rawSql(`exists (
        select from time_sheet_submissions f
        where f.company_id = r.company_id and f.id = r.id and f.invoice_item_id is not null)`),
    },
  ],

  foundBy: timeFoundBy,

  readSubjects: async (db, { files }, actor, ids) => {
    const submissions = await submissionsByIds(db, files, actor, ids)
    return new Map(
      submissions.map((time) => [
        time.id,
        {
          part: { requestType: 'timeSheet', version: versionOfTimeSheet(time), timeSheetSubmission: time },
          title: [
            loggedOn(time)?.details.name ?? time.client?.name ?? 'Personal Work',
            ...(time.task ? [time.task.title] : []),
            formatDay(time.day),
            formatDuration(time.duration),
          ].join(' · '),
          day: time.day,
        },
      ]),
    )
  },

  listApprovals: listTimeSheetApprovals,

  mayReadHistory: readsSubmission,

  changeProject: async (db, platform, actor, id, projectId) => {
    // Nobody learns of projects they may not see by moving time to them.
    if (projectId !== null && !(await permissionsInTargetable(db, actor, projectId))) throw new Refusal('notFound')
    await moveSubmissionToProject(db, platform, actor, id, projectId)
  },

  afterChange: async (db, ids) => {
    const touched = await db.rows<TouchedTime>(sql`
      select distinct s.employee_id as "employeeId", r.approver_id as "approverId", s.targetable_id as "projectId",
             s.client_id as "clientId", s.task_id as "taskId"
      from time_sheet_submissions s join requests r on r.company_id = s.company_id and r.id = s.id
      where s.company_id = ${db.scope.companyId} and s.id = any (${ids}::uuid[])`)
    await announceTime(db, touched)
  },
}
