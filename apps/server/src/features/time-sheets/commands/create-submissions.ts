import { randomUUID } from 'node:crypto'
import type { NewSubmission, TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import type { Platform } from '../../../platform/platform'
import { invalidField, Refusal } from '../../../platform/refusal'
import { holdApprovers } from '../../approvers/commands/hold-approvers'
import { createTaskForTime } from '../../tasks/commands/create-task-for-time'
import { timeLogged } from '../../tasks/commands/time-logged'
import { lockSubmissions, type StoredSubmission } from '../queries/stored-submission'
import { newSubmissionColumns, newSubmissionJoins, type SubmissionRow, submissionOf } from '../queries/submission-row'
import { recordSubmission } from '../submission-effects'
import { deleteTrackers } from '../trackers/delete-time-tracker'
import { announceTime, type TouchedTime } from './announce-time'
import { type LoggingGround, loggingGround } from './logging-ground'
import { chosenPlace, type SubmissionValues, submissionValues, timeOf } from './submission-values'

interface NewRow extends SubmissionValues {
  readonly id: string
  readonly tracker_id: string | null
  readonly correction_of: string | null
}

/** One statement for all rows, so that its triggers run once; it answers with what was made of them. */
const insertSubmissions = async (
  db: Tx,
  files: FileStore,
  actor: EmployeeActor,
  rows: readonly NewRow[],
): Promise<TimeSheetSubmission[]> => {
  const inserted = await db.rows<SubmissionRow>(sql`
    with s as (
      insert into time_sheet_submissions (company_id, id, employee_id, day, starts_at, ends_at, duration, chargeable, rounded,
        charged, targetable_id, client_id, task_id, role_id, role_name, hourly_charge, hourly_cost, comment, tags,
        dynamic_details, tracker_id, calendar_event_id, correction_of, created_at, updated_at)
      select ${db.scope.companyId}, id, ${actor.employee.id}, day, starts_at, ends_at, duration, chargeable, rounded, charged,
        targetable_id, client_id, task_id, role_id, role_name, hourly_charge, hourly_cost, comment, tags, dynamic_details,
        tracker_id, calendar_event_id, correction_of, ${db.now}, ${db.now}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s (id uuid, day date, starts_at timestamptz,
        ends_at timestamptz, duration integer, chargeable integer, rounded integer, charged integer, targetable_id uuid,
        client_id uuid, task_id uuid, role_id uuid, role_name text, hourly_charge bigint, hourly_cost bigint, comment text,
        tags text[], dynamic_details jsonb, tracker_id uuid, calendar_event_id text, correction_of uuid)
      returning *
    )
    select ${newSubmissionColumns(actor)} from s ${newSubmissionJoins}`)
  const byId = new Map(inserted.map((row) => [row.id, row]))
  return rows.flatMap(({ id }) => {
    const row = byId.get(id)
    return row ? submissionOf(row, files, actor) : []
  })
}

type Corrections = ReadonlyMap<string, StoredSubmission>

/** Locks denied submissions of the caller that nobody has corrected yet. */
const lockCorrected = async (db: Tx, actor: EmployeeActor, ids: readonly string[]): Promise<Corrections> => {
  const rows = await lockSubmissions(db, ids)
  const own = new Map(rows.filter((row) => row.employeeId === actor.employee.id).map((row) => [row.id, row]))
  for (const id of ids) {
    const row = own.get(id)
    if (!row) throw new Refusal('notFound')
    if (row.state !== 'denied' || row.isCorrected || ids.indexOf(id) !== ids.lastIndexOf(id))
      throw invalidField('correctionOfID', 'You can correct denied time only, and only once')
  }
  return own
}

interface Batch {
  readonly ground: LoggingGround
  readonly corrections: Corrections
  readonly boardIdByTask: Map<string, string>
  readonly newListIds: Set<string>
}

const newRow = async (
  db: Tx,
  platform: Pick<Platform, 'files' | 'exchangeRates'>,
  actor: EmployeeActor,
  { ground, corrections, boardIdByTask, newListIds }: Batch,
  { createTaskInput, trackerID = null, correctionOfID = null, ...given }: NewSubmission,
): Promise<NewRow> => {
  const before = correctionOfID === null ? undefined : corrections.get(correctionOfID)
  // A correction has to say its time; everything else that it leaves out is as it was.
  const time = timeOf(given, ground.submitter.timeZone)
  let taskID = given.taskID
  if (createTaskInput) {
    const projectId = chosenPlace(ground, given, before)
    const made = await createTaskForTime(db, platform.files, actor, projectId, createTaskInput, newListIds)
    boardIdByTask.set(made.taskId, made.boardId)
    taskID = made.taskId
  }
  const values = await submissionValues(db, platform, ground, { ...given, taskID }, time, before)
  return { id: randomUUID(), tracker_id: trackerID, correction_of: correctionOfID, ...values }
}

/** Names which of several submissions is refused. */
const ofNumber = (error: unknown, index: number): unknown => {
  if (!(error instanceof Refusal)) return error
  const { fields, ...details } = error.details
  return new Refusal(error.reason, {
    ...details,
    index,
    ...(fields && { fields: fields.map((field) => ({ ...field, path: `submissions.${index}.${field.path}` })) }),
  })
}

/** Loads what the new time is checked against, and holds it until the time is logged. */
const batchFor = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  submissions: readonly NewSubmission[],
): Promise<Batch> => {
  // If a project went to another client meanwhile, this time would stay with the former one.
  const isHeld = submissions.some((given) => given.projectID || given.opportunityID || given.correctionOfID)
  const held = isHeld ? holdApprovers(db) : undefined
  const correctedIds = submissions.flatMap(({ correctionOfID }) => correctionOfID ?? [])
  const corrections: Corrections =
    correctedIds.length === 0 ? new Map() : (await Promise.all([lockCorrected(db, actor, correctedIds), held]))[0]
  const before = [...corrections.values()]
  const [ground] = await Promise.all([
    loggingGround(db, platform, actor.employee.id, {
      projectIds: [
        ...submissions.flatMap(({ projectID, opportunityID }) => [projectID, opportunityID]),
        ...before.map(({ projectId }) => projectId),
      ],
      clientIds: submissions.map(({ clientID }) => clientID),
      taskIds: [...submissions.map(({ taskID }) => taskID), ...before.map(({ taskId }) => taskId)],
    }),
    held,
  ])
  const boardIdByTask = new Map(ground.boardIdByTask)
  return { ground: { ...ground, boardIdByTask }, corrections, boardIdByTask, newListIds: new Set() }
}

const touchedBy = (actor: EmployeeActor, { targetable_id, client_id, task_id }: NewRow): TouchedTime => ({
  employeeId: actor.employee.id,
  approverId: null,
  projectId: targetable_id,
  clientId: client_id,
  taskId: task_id,
})

const logAll = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  submissions: readonly NewSubmission[],
  refusalOf: (error: unknown, index: number) => unknown,
): Promise<TimeSheetSubmission[]> => {
  const batch = await batchFor(db, platform, actor, submissions)
  const rows: NewRow[] = []
  for (const [index, submission] of submissions.entries())
    try {
      rows.push(await newRow(db, platform, actor, batch, submission))
    } catch (error) {
      throw refusalOf(error, index)
    }
  await deleteTrackers(
    db,
    actor,
    rows.flatMap(({ tracker_id }) => tracker_id ?? []),
  )
  // One round trip: each statement sees what those before it have done.
  const [created] = await Promise.all([
    insertSubmissions(db, platform.files, actor, rows),
    announceTime(
      db,
      rows.map((row) => touchedBy(actor, row)),
    ),
    ...rows.map(
      ({ targetable_id, task_id }) =>
        targetable_id && task_id && timeLogged(db, { id: targetable_id }, { id: task_id }, actor),
    ),
  ])
  for (const after of created) recordSubmission(db, after.correctionOf ? 'corrected' : 'created', { after })
  return created
}

export const createSubmissions = (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  submissions: readonly NewSubmission[],
): Promise<TimeSheetSubmission[]> => logAll(db, platform, actor, submissions, ofNumber)

export const createSubmission = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  submission: NewSubmission,
): Promise<TimeSheetSubmission> => {
  const [created] = await logAll(db, platform, actor, [submission], (error) => error)
  if (!created) throw new Refusal('notFound')
  return created
}
