import type { SubmissionAmendment, TimeSheetSubmission } from '@praxis/contract/time-sheet-shapes'
import { canRead } from '@praxis/domain/targetables/targetable-policy'
import { isOpenToChange } from '@praxis/domain/time/submission-policy'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { Refusal } from '../../../platform/refusal'
import { holdApprovers } from '../../approvers/commands/hold-approvers'
import { permissionsInTargetable } from '../../targetables/queries/open-targetable'
import { lockSubmissions, type StoredSubmission } from '../queries/stored-submission'
import { submissionsByIds } from '../queries/submissions'
import { amendedValues, movedValues } from './amended-values'
import { type LoggingGround, loggingGrounds } from './logging-ground'
import { type AmendmentTrace, type SubmissionSave, saveSubmissions } from './save-submission'

/** Where all of it must be; without one it may be anywhere. */
interface Within {
  readonly projectId?: string | undefined
}

/** All of them at once, in the order of their ids, and looked at only then: what they are now is what is changed. */
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

/** What each was before somebody else changed it for the first time stays with it. */
const tracesOf = async (
  db: Tx,
  actor: EmployeeActor,
  all: readonly StoredSubmission[],
): Promise<(stored: StoredSubmission) => AmendmentTrace> => {
  const rows = await db.rows<{ id: string; project: string | null; task: string | null }>(sql`
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

/** Saves what changes; all of them as they are then, in the order they were asked for. */
const saveAmended = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  ids: readonly string[],
  changed: readonly Omit<SubmissionSave, 'trace'>[],
  action: string,
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

/** Nobody learns of tasks they may not see by putting time on them, and one's own tasks are nobody else's to choose. */
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
 * Puts right what others logged, while nobody has decided on it: all of it or none. Whether the actor may is the caller's to
 * say; what holds for roles and tasks is held against the person whose time it is.
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
    const values = stored && (await amendedValues(db, groundOf(grounds, stored), stored, amendmentOf(stored)))
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

/** Puts time of others on another project, or on none: all of it or none. Where it is already it stays as it was. */
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
  const changed = elsewhere
    .toSorted((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0))
    .map((stored) => ({ stored, values: movedValues(groundOf(grounds, stored), stored, projectId) }))
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
