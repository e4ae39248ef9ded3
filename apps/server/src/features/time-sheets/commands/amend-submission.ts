import type { SubmissionAmendment, TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'
import { canRead } from '@praxis/domain/targetables/targetable-policy'
import { isOpenToChange } from '@praxis/domain/time/submission-policy'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns, LeftJoined } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { Refusal } from '../../../platform/refusal'
import { holdApprovers } from '../../approvers/commands/hold-approvers'
import { permissionsInTargetable } from '../../targetables/queries/open-targetable'
import { lockSubmissions, type StoredSubmission } from '../queries/stored-submission'
import { submissionsByIds } from '../queries/submissions'
import type { SubmissionAction } from '../submission-effects'
import { amendedValues, movedAndCosted } from './amended-values'
import { type LoggingGround, loggingGrounds } from './logging-ground'
import { type AmendmentTrace, type SubmissionSave, saveSubmissions } from './save-submission'

/** The project that all of the time must be on; without one it may be anywhere. */
interface Within {
  readonly projectId?: string | undefined
}

/** Locks all submissions at once, in the order of their ids, and reads them afterwards, as they are then. */
const lockOpen = async (db: Tx, ids: readonly string[], { projectId }: Within): Promise<StoredSubmission[]> => {
  const all = await lockSubmissions(db, ids)
  const found = projectId === undefined ? all : all.filter((stored) => stored.projectId === projectId)
  if (found.length < new Set(ids).size) throw new Refusal('notFound')
  if (!found.every(({ state }) => isOpenToChange(state))) throw new Refusal('actionedTimeSheetCannotBeAmended')
  return found
}

const groundOf = (grounds: ReadonlyMap<string, LoggingGround>, { employeeId }: StoredSubmission): LoggingGround => {
  const ground = grounds.get(employeeId)
  if (!ground) throw new Refusal('notFound')
  return ground
}

type NamedTime = Columns<'time_sheet_submissions', 'id'> &
  LeftJoined<Columns<'targetables', { project: 'name' }> & Columns<'tasks', { task: 'title' }>>

/** Each submission keeps what it was before somebody else changed it for the first time. */
const tracesOf = async (
  db: Tx,
  actor: EmployeeActor,
  all: readonly StoredSubmission[],
): Promise<(stored: StoredSubmission) => AmendmentTrace> => {
  const rows = await db.rows<NamedTime>(sql`
    select s.id, p.name as project, t.title as task
    from time_sheet_submissions s
    left join targetables p on p.company_id = s.company_id and p.id = s.targetable_id
    left join tasks t on t.company_id = s.company_id and t.id = s.task_id
    where s.company_id = ${db.scope.companyId} and s.id = any (${all.map(({ id }) => id)}::uuid[])`)
  const names = new Map(rows.map((row) => [row.id, row]))
  return (stored) => ({
    amended_by: actor.employee.id,
    amended_at: db.now,
    original: {
      duration: stored.duration,
      chargeableDuration: stored.chargeable,
      comment: stored.comment,
      roleName: stored.roleName,
      projectName: names.get(stored.id)?.project ?? null,
      taskTitle: names.get(stored.id)?.task ?? null,
      tags: [...stored.tags],
    },
  })
}

/** Saves the changes; answers with all submissions as they are then, in the order of the ids. */
const saveAmended = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  ids: readonly string[],
  changed: readonly Omit<SubmissionSave, 'trace'>[],
  action: SubmissionAction,
): Promise<TimeSheetSubmission[]> => {
  if (changed.length > 0) {
    const traceOf = await tracesOf(
      db,
      actor,
      changed.map(({ stored }) => stored),
    )
    const saves = changed.map((save) => ({ ...save, trace: traceOf(save.stored) }))
    const saved = await saveSubmissions(db, platform, actor, saves, action)
    if (changed.length === ids.length) return saved
  }
  return submissionsByIds(db, platform.files, actor, ids)
}

/** Nobody learns of tasks they may not see by moving time to them, and nobody chooses others' own tasks. */
const assertSeesTasks = async (
  db: Tx,
  actor: EmployeeActor,
  all: readonly StoredSubmission[],
  taskIdFor: (stored: StoredSubmission) => string | null | undefined,
): Promise<void> => {
  const isChosen = (stored: StoredSubmission) => (taskIdFor(stored) ?? stored.taskId) !== stored.taskId
  const projectIds = new Set(all.filter(isChosen).map(({ projectId }) => projectId))
  for (const projectId of projectIds) {
    const permissions = projectId === null ? undefined : await permissionsInTargetable(db, actor, projectId)
    if (!permissions || !canRead(permissions.areas.taskLists)) throw new Refusal('notFound')
  }
}

export interface AmendmentOf {
  readonly id: string
  readonly amendment: SubmissionAmendment
}

/**
 * Amends what others logged, while it is undecided: all of it or none. The caller checks whether the actor may; roles
 * and tasks are checked for the person whose time it is.
 */
export const amendSubmissions = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  amendments: readonly AmendmentOf[],
  within: Within = {},
): Promise<TimeSheetSubmission[]> => {
  const asked = new Map<string, SubmissionAmendment>()
  for (const { id, amendment } of amendments) asked.set(id, { ...asked.get(id), ...amendment })
  const ids = [...asked.keys()]
  const amendmentOf = ({ id }: StoredSubmission): SubmissionAmendment => asked.get(id) ?? {}
  const all = await lockOpen(db, ids, within)
  const grounds = await loggingGrounds(
    db,
    platform,
    all.map(({ employeeId }) => employeeId),
    { projectIds: all.map(({ projectId }) => projectId), taskIds: all.map((stored) => amendmentOf(stored).taskID) },
  )
  await assertSeesTasks(db, actor, all, (stored) => amendmentOf(stored).taskID)
  const byId = new Map(all.map((stored) => [stored.id, stored]))
  const changed: Omit<SubmissionSave, 'trace'>[] = []
  for (const id of ids) {
    const stored = byId.get(id)
    const values = stored && (await amendedValues(db, platform, groundOf(grounds, stored), stored, amendmentOf(stored)))
    if (stored && values) changed.push({ stored, values })
  }
  return saveAmended(db, platform, actor, ids, changed, 'amended')
}

export const amendSubmission = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  id: string,
  amendment: SubmissionAmendment,
): Promise<TimeSheetSubmission> => {
  const [amended] = await amendSubmissions(db, platform, actor, [{ id, amendment }])
  if (!amended) throw new Refusal('notFound')
  return amended
}

/** Moves others' time to another project, or to none: all of it or none. Time that is there already stays as it is. */
export const moveSubmissionsToProject = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  given: readonly string[],
  projectId: string | null,
  within: Within = {},
): Promise<TimeSheetSubmission[]> => {
  const ids = [...new Set(given)]
  await holdApprovers(db)
  const all = await lockOpen(db, ids, within)
  const elsewhere = all.filter((stored) => stored.projectId !== projectId)
  const grounds = await loggingGrounds(
    db,
    platform,
    elsewhere.map(({ employeeId }) => employeeId),
    { projectIds: [projectId] },
  )
  const order = new Map(ids.map((id, index) => [id, index]))
  const inOrder = elsewhere.toSorted((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0))
  const changed: Omit<SubmissionSave, 'trace'>[] = []
  for (const stored of inOrder)
    changed.push({ stored, values: await movedAndCosted(db, platform, groundOf(grounds, stored), stored, projectId) })
  return saveAmended(db, platform, actor, ids, changed, 'movedToProject')
}

export const moveSubmissionToProject = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  id: string,
  projectId: string | null,
): Promise<TimeSheetSubmission> => {
  const [moved] = await moveSubmissionsToProject(db, platform, actor, [id], projectId)
  if (!moved) throw new Refusal('notFound')
  return moved
}
