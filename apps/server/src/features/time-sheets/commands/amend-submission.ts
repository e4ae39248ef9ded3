import type { SubmissionAmendment, TimeSheetSubmission } from '@praxis/contract/time-sheet-shapes'
import { isOpenToChange } from '@praxis/domain/time/submission-policy'
import { refusalOfContent, refusalOfPlace } from '@praxis/domain/time/submission-rules'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { Refusal } from '../../../platform/refusal'
import { detailsUnderDefinitions } from '../../companies/queries/checked-dynamic-details'
import { holdApprovers } from '../../requests/commands/announce-requests'
import { lockSubmissions, type StoredSubmission } from '../queries/stored-submission'
import { loggingGround } from './logging-ground'
import { readSubmission, saveSubmission } from './save-submission'
import { chargedOf, projectOf, roleOf, tagsOf, taskOf } from './submission-values'

const lockOpen = async (db: Tx, id: string): Promise<StoredSubmission> => {
  const [stored] = await lockSubmissions(db, [id])
  if (!stored) throw new Refusal('notFound')
  if (!isOpenToChange(stored.state)) throw new Refusal('actionedTimeSheetCannotBeAmended')
  return stored
}

/** What it was before somebody else changed it for the first time stays with it. */
const traceOf = async (db: Tx, actor: EmployeeActor, stored: StoredSubmission) => {
  const trace = { amended_by: actor.employee.id, amended_at: db.now }
  if (stored.original) return trace
  const project = await db.row<{ name: string }>(sql`
    select name from projects where company_id = ${db.scope.companyId} and id = ${stored.projectId}`)
  const original: StoredSubmission['original'] = {
    duration: stored.duration,
    chargeableDuration: stored.chargeable,
    comment: stored.comment,
    roleName: stored.roleName,
    projectName: project?.name ?? null,
  }
  return { ...trace, original: JSON.stringify(original) }
}

/** A time of day keeps its beginning; the end follows the duration. */
const endOf = ({ startsAt, endsAt, duration: was }: StoredSubmission, duration: number): string | null =>
  startsAt === null || duration === was ? endsAt : new Date(Date.parse(startsAt) + duration * 1000).toISOString()

/**
 * Puts right what somebody else logged, while nobody has decided on it. Whether the actor may is the caller's to say; what
 * holds for roles and tasks is held against the person whose time it is.
 */
export const amendSubmission = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  id: string,
  amendment: SubmissionAmendment,
): Promise<TimeSheetSubmission> => {
  const stored = await lockOpen(db, id)
  const ground = await loggingGround(db, platform, stored.employeeId, {
    projectIds: [stored.projectId],
    taskIds: [amendment.taskID],
  })
  const project = stored.projectId === null ? undefined : ground.projects.get(stored.projectId)
  // Without its project nothing says what of it is chargeable; a company may have put projects away.
  if (stored.projectId !== null && !project) throw new Refusal('notFound')
  if (project && !project.isActive) throw new Refusal('projectInactive')
  const {
    duration = stored.duration,
    comment = stored.comment,
    roleID = stored.roleId,
    taskID = stored.taskId,
  } = amendment
  const charged = chargedOf(duration, amendment, project, stored)
  const reason = project && refusalOfContent(project, { duration, comment, chargeable: charged.chargeable })
  if (reason) throw new Refusal(reason)
  const { dynamicDetails } = amendment
  return saveSubmission(
    db,
    platform,
    actor,
    stored,
    {
      duration,
      ends_at: endOf(stored, duration),
      ...charged,
      ...roleOf(roleID, project, stored),
      task_id: taskOf(ground, taskID, project, stored),
      comment,
      tags: tagsOf(amendment.tags, stored.tags, ground.submitter.settings),
      ...(dynamicDetails && {
        dynamic_details: await detailsUnderDefinitions(db, project?.definitions ?? [], dynamicDetails),
      }),
    },
    'amended',
    await traceOf(db, actor, stored),
  )
}

/**
 * Puts time of somebody on another project, or on none. Task and role are the former project's and go with it, unless the
 * person has a role of the same name in the new one.
 */
export const moveSubmissionToProject = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  id: string,
  projectId: string | null,
): Promise<TimeSheetSubmission> => {
  await holdApprovers(db)
  const stored = await lockOpen(db, id)
  // Where it is already it stays as it was, and nobody has amended it.
  if (stored.projectId === projectId) return readSubmission(db, platform, actor, id)
  const ground = await loggingGround(db, platform, stored.employeeId, { projectIds: [projectId] })
  const project = projectOf(ground, projectId, stored)
  const charged = chargedOf(stored.duration, {}, project, stored)
  const reason =
    project && (refusalOfPlace(project, stored.day) ?? refusalOfContent(project, { ...stored, ...charged }))
  if (reason) throw new Refusal(reason)
  const sameRole = project?.ownRoles.find(({ name }) => name === stored.roleName)
  return saveSubmission(
    db,
    platform,
    actor,
    stored,
    {
      project_id: projectId,
      client_id: project?.clientId ?? null,
      ...charged,
      ...roleOf(sameRole?.id ?? null, project, stored),
      task_id: null,
    },
    'movedToProject',
    await traceOf(db, actor, stored),
  )
}
