import { formatDay } from '@praxis/domain/calendar/day'
import { formatDuration } from '@praxis/domain/durations/duration'
import { rawSql, sql } from '../../../platform/database/sql'
import { announceTime, type TouchedTime } from '../../time-sheets/commands/announce-time'
import { submissionsByIds } from '../../time-sheets/queries/submissions'
import { timeFoundBy } from '../../time-sheets/queries/time-search'
import type { RequestTypeLine } from '../request-type-line'
import { listTimeSheetApprovals } from './time-sheet-approvals'
import { versionOfTimeSheet } from './time-sheet-version'

/** Time that somebody logged. */
export const timeSheetRequests: RequestTypeLine = {
  feature: 'timeSheet',

  words: {
    one: 'time entry',
    many: 'time entries',
    describe: ({ timeSheetSubmission: time }) =>
      time
        ? [
            time.project?.details.name ?? time.client?.name ?? 'Personal Work',
            ...(time.task ? [time.task.title] : []),
            formatDay(time.day),
            formatDuration(time.duration),
          ].join(' · ')
        : '',
    day: ({ timeSheetSubmission: time }) => time?.day ?? '',
  },

  isCorrected: rawSql(`exists (
    select from time_sheet_submissions c where c.company_id = r.company_id and c.correction_of = r.id)`),

  foundBy: (actor, search) => timeFoundBy(actor.company.id, search),

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
      select distinct s.employee_id as "employeeId", r.approver_id as "approverId", s.targetable_id as "projectId",
             s.client_id as "clientId", s.task_id as "taskId"
      from time_sheet_submissions s join requests r on r.company_id = s.company_id and r.id = s.id
      where s.company_id = ${db.scope.companyId} and s.id = any (${ids}::uuid[])`)
    await announceTime(db, touched)
  },
}
