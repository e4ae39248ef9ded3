import type { TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { type Sql, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { type SubmissionRow, submissionColumns, submissionJoins, submissionOf } from './submission-row'

/** Submissions `s` that meet a condition, by day and time; within a day those without a time come last. */
const submissionsWhere = async (
  db: Db,
  files: FileStore,
  actor: EmployeeActor,
  condition: Sql,
): Promise<TimeSheetSubmission[]> => {
  const rows = await db.rows<SubmissionRow>(sql`
    select ${submissionColumns(db, actor)} from time_sheet_submissions s ${submissionJoins}
    where s.company_id = ${actor.company.id} and ${condition}
    order by s.day, s.starts_at, s.created_at, s.id`)
  return rows.map((row) => submissionOf(row, files, actor))
}

/** Submissions in the order of the given ids. */
export const submissionsByIds = async (
  db: Db,
  files: FileStore,
  actor: EmployeeActor,
  ids: readonly string[],
): Promise<TimeSheetSubmission[]> => {
  // One id is compared by itself: for a list of ids the planner would read all projects and clients rather than look
  // one up.
  const isAsked = ids.length === 1 ? sql`s.id = ${ids[0]}` : sql`s.id = any (${ids}::uuid[])`
  const found = await submissionsWhere(db, files, actor, isAsked)
  const byId = new Map(found.map((submission) => [submission.id, submission]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
