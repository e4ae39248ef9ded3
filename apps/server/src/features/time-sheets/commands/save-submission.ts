import type { TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { Refusal } from '../../../platform/refusal'
import { moveRequests } from '../../requests/commands/move-requests'
import type { StoredSubmission } from '../queries/stored-submission'
import { submissionsByIds } from '../queries/submissions'
import { announceSubmissions, recordSubmission, type SubmissionAction } from '../submission-effects'
import type { SubmissionValues } from './submission-values'

/** Who amended a submission, and what it was before the first amendment. */
export interface AmendmentTrace {
  readonly amended_by: string
  readonly amended_at: string
  readonly original: NonNullable<StoredSubmission['original']>
}

/** The new values of a locked submission; those left out stay. */
export interface SubmissionSave {
  readonly stored: StoredSubmission
  readonly values: Partial<SubmissionValues> & Pick<SubmissionValues, 'chargeable' | 'rounded' | 'charged'>
  readonly trace?: AmendmentTrace | undefined
}

const rowOf = ({ stored, values, trace }: SubmissionSave): SubmissionValues & { readonly id: string } => ({
  id: stored.id,
  day: stored.day,
  starts_at: stored.startsAt,
  ends_at: stored.endsAt,
  duration: stored.duration,
  targetable_id: stored.projectId,
  client_id: stored.clientId,
  task_id: stored.taskId,
  role_id: stored.roleId,
  role_name: stored.roleName,
  hourly_charge: stored.hourlyCharge,
  hourly_cost: stored.hourlyCost,
  comment: stored.comment,
  tags: stored.tags,
  dynamic_details: stored.dynamicDetails,
  calendar_event_id: stored.calendarEventId,
  ...values,
  ...trace,
})

/** One statement for all submissions, so that its triggers run once and take their locks in one order. */
const updateSubmissions = (db: Tx, saves: readonly SubmissionSave[]): Promise<number> =>
  db.run(sql`
    update time_sheet_submissions s set
      day = n.day, starts_at = n.starts_at, ends_at = n.ends_at, duration = n.duration, chargeable = n.chargeable,
      rounded = n.rounded, charged = n.charged,
      covered = case when s.targetable_id = n.targetable_id then least(s.covered, n.charged) else 0 end,
      targetable_id = n.targetable_id, client_id = n.client_id, task_id = n.task_id,
      role_id = n.role_id, role_name = n.role_name, hourly_charge = n.hourly_charge, hourly_cost = n.hourly_cost,
      comment = n.comment, tags = n.tags, dynamic_details = n.dynamic_details, calendar_event_id = n.calendar_event_id,
      amended_by = coalesce(n.amended_by, s.amended_by), amended_at = coalesce(n.amended_at, s.amended_at),
      original = coalesce(s.original, n.original), updated_at = ${db.now}
    from jsonb_to_recordset(${JSON.stringify(saves.map(rowOf))}::jsonb) as n (id uuid, day date, starts_at timestamptz,
      ends_at timestamptz, duration integer, chargeable integer, rounded integer, charged integer, targetable_id uuid,
      client_id uuid, task_id uuid, role_id uuid, role_name text, hourly_charge bigint, hourly_cost bigint, comment text,
      tags text[], dynamic_details jsonb, calendar_event_id text, amended_by uuid, amended_at timestamptz, original jsonb)
    where s.company_id = ${db.scope.companyId} and s.id = n.id`)

const isMoved = ({ stored, values }: SubmissionSave): boolean =>
  values.targetable_id !== undefined && values.targetable_id !== stored.projectId

/** Saves locked submissions with all effects; answers with them as they are then, in the same order. */
export const saveSubmissions = async (
  db: Tx,
  { files }: Pick<Platform, 'files'>,
  actor: EmployeeActor,
  saves: readonly SubmissionSave[],
  action: SubmissionAction,
): Promise<TimeSheetSubmission[]> => {
  if (saves.length === 0) return []
  const ids = saves.map(({ stored }) => stored.id)
  const before = new Map((await submissionsByIds(db, files, actor, ids)).map((each) => [each.id, each]))
  await updateSubmissions(db, saves)
  await moveRequests(
    db,
    saves.filter(isMoved).map(({ stored, values }) => ({ id: stored.id, targetableId: values.targetable_id ?? null })),
  )
  const saved = await submissionsByIds(db, files, actor, ids)
  const changes = saved.map((after) => ({ before: before.get(after.id), after }))
  for (const change of changes) recordSubmission(db, action, change)
  await announceSubmissions(db, changes)
  return saved
}

export const saveSubmission = async (
  db: Tx,
  platform: Pick<Platform, 'files'>,
  actor: EmployeeActor,
  save: SubmissionSave,
  action: SubmissionAction,
): Promise<TimeSheetSubmission> => {
  const [saved] = await saveSubmissions(db, platform, actor, [save], action)
  if (!saved) throw new Refusal('notFound')
  return saved
}
