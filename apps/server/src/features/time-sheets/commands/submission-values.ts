import type { DynamicDetail } from '@praxis/contract/company/dynamic-details'
import type { SubmissionChanges } from '@praxis/contract/time/time-sheet-shapes'
import { chargeableOf } from '@praxis/domain/time/chargeability'
import { roundedUp } from '@praxis/domain/time/rounding'
import { refusalOfSubmission } from '@praxis/domain/time/submission-rules'
import { type SubmissionTime, submissionTime } from '@praxis/domain/time/submission-time'
import type { Db } from '../../../platform/database/database'
import type { Platform } from '../../../platform/platform'
import { invalidField, Refusal } from '../../../platform/refusal'
import { detailsUnderDefinitions } from '../../companies/queries/checked-dynamic-details'
import { opportunityKind, projectKind, type TargetableKind } from '../../targetables/queries/targetable-kinds'
import type { LoggingProject } from '../queries/logging-project'
import type { StoredSubmission } from '../queries/stored-submission'
import { costWithoutRole } from './cost-of-card'
import type { LoggingGround } from './logging-ground'

/** The values that are asked for; a task to be created exists by now. */
export type GivenSubmission = Omit<SubmissionChanges, 'createTaskInput'>

/** The columns of a submission. */
export interface SubmissionValues {
  readonly day: string
  readonly starts_at: string | null
  readonly ends_at: string | null
  readonly duration: number
  readonly chargeable: number
  readonly rounded: number
  readonly charged: number
  readonly targetable_id: string | null
  readonly client_id: string | null
  readonly task_id: string | null
  readonly role_id: string | null
  readonly role_name: string | null
  readonly hourly_charge: number | null
  readonly hourly_cost: number | null
  readonly comment: string
  readonly tags: readonly string[]
  readonly dynamic_details: readonly DynamicDetail[]
  readonly calendar_event_id: string | null
}

/** A value that is left out stays as it was, where it still fits. */
const orBefore = <Value>(given: Value | undefined, before: Value | undefined, otherwise: Value): Value =>
  given !== undefined ? given : (before ?? otherwise)

export const startOfDay = (day: string): string => `${day}T00:00:00.000Z`

/** The time of a new submission, or of a changed one; unchanged time stays on the day it was logged for. */
export const timeOf = (given: GivenSubmission, timeZone: string, before?: StoredSubmission): SubmissionTime => {
  const { from, to, duration } = given
  if (before && from === undefined && to === undefined && duration === undefined) return before
  const endsAt = to !== undefined ? to : before?.endsAt
  const startsAt = endsAt ? before?.startsAt : undefined
  // Without a time of day there is no moment that an end could follow.
  if (endsAt && before && !(from ?? startsAt)) throw invalidField('from', 'Invalid Date')
  const merged = {
    from: from ?? startsAt ?? startOfDay(before?.day ?? ''),
    to: endsAt,
    duration: duration ?? before?.duration,
  }
  const time = submissionTime(merged, timeZone)
  if ('problem' in time) throw invalidField(time.problem.field, time.problem.message)
  return before && time.startsAt !== null && time.startsAt === before.startsAt ? { ...time, day: before.day } : time
}

export const roleOf = (
  roleId: string | null,
  project: LoggingProject | undefined,
  before: StoredSubmission | undefined,
): Pick<SubmissionValues, 'role_id' | 'role_name' | 'hourly_charge' | 'hourly_cost'> => {
  if (roleId === null) return { role_id: null, role_name: null, hourly_charge: null, hourly_cost: null }
  const kept = before?.roleId === roleId && before.projectId === project?.id ? before : undefined
  if (kept)
    return {
      role_id: roleId,
      role_name: kept.roleName,
      hourly_charge: kept.hourlyCharge,
      hourly_cost: kept.hourlyCost,
    }
  const role = project?.ownRoles.find(({ id }) => id === roleId)
  if (!role) throw new Refusal('invalidClientProjectRole')
  return { role_id: role.id, role_name: role.name, hourly_charge: role.hourlyCharge, hourly_cost: role.hourlyCost }
}

/** The chargeable part of a duration, given or as it was, and both rounded up to the project's blocks. */
export const chargedOf = (
  duration: number,
  given: Pick<GivenSubmission, 'isFullyChargeable' | 'chargeableDuration'>,
  project: LoggingProject | undefined,
  before: StoredSubmission | undefined,
): Pick<SubmissionValues, 'chargeable' | 'rounded' | 'charged'> => {
  const { isFullyChargeable, chargeableDuration } = given
  if (isFullyChargeable !== true && chargeableDuration !== undefined && chargeableDuration > duration)
    throw invalidField('chargeableDuration', "Can't exceed duration")
  const wasOfClientProject = before?.kind === projectKind.kind && before.clientId !== null
  const chargeable = chargeableOf({
    duration,
    isChargeableProject: project !== undefined && !project.isInternal,
    isFullyChargeable,
    chargeableDuration,
    before: wasOfClientProject ? before : undefined,
  })
  const rounding = project?.rounding ?? 'none'
  return { chargeable, rounded: roundedUp(duration, rounding), charged: roundedUp(chargeable, rounding) }
}

const isSame = (these: readonly string[], those: readonly string[]): boolean =>
  these.length === those.length && these.every((text, index) => text === those[index])

export const tagsOf = (
  given: readonly string[] | undefined,
  before: readonly string[] = [],
  { enableTags }: { readonly enableTags: boolean },
): readonly string[] => {
  if (given === undefined) return before
  const tags = [...new Set(given)]
  if (!enableTags && tags.length > 0 && !isSame(tags, before))
    throw invalidField('tags', 'Tags are switched off for this company')
  return tags
}

/** The project that the time is on; if it was on it before, its owner need not have access any more. */
export const projectOf = (
  ground: LoggingGround,
  projectId: string | null,
  before: StoredSubmission | undefined,
): LoggingProject | undefined => {
  if (projectId === null) {
    if (ground.submitter.settings.isProjectMandatoryForTimeSheetSubmissions)
      throw new Refusal('projectMandatoryForTimeSheets')
    return undefined
  }
  const project = ground.projects.get(projectId)
  if (!project || (!project.isTrackable && before?.projectId !== projectId)) throw new Refusal('notFound')
  return project
}

type GivenPlace = Pick<GivenSubmission, 'projectID' | 'opportunityID'>

/**
 * The id of what the time is to be on. Of the two that can be given, one that is left out stays, as does one that is taken
 * away from time that is on the other.
 */
export const chosenPlace = (
  ground: Pick<LoggingGround, 'projects'>,
  { projectID, opportunityID }: GivenPlace,
  before: Pick<StoredSubmission, 'projectId'> | undefined,
): string | null => {
  if (projectID && opportunityID) throw invalidField('opportunityID', 'Choose a project or an opportunity')
  const kindOf = (id: string) => ground.projects.get(id)?.kind
  const isOf = (id: string, kind: TargetableKind) => (kindOf(id) ?? kind.kind) === kind.kind
  const beforeId = before?.projectId ?? null
  if (projectID && !isOf(projectID, projectKind)) throw new Refusal('notFound')
  if (opportunityID && !isOf(opportunityID, opportunityKind)) throw new Refusal('notFound')
  const chosen = projectID ?? opportunityID
  if (chosen || beforeId === null) return chosen ?? null
  return (kindOf(beforeId) === opportunityKind.kind ? opportunityID : projectID) === null ? null : beforeId
}

const clientOf = (
  ground: LoggingGround,
  { clientID }: GivenSubmission,
  project: LoggingProject | undefined,
  before: StoredSubmission | undefined,
): string | null => {
  if (project) return project.clientId
  // A client that came with the former project is not kept as one that time is logged for at large.
  const keptId = before?.projectId === null ? before.clientId : null
  const clientId = orBefore(clientID, keptId, null)
  if (clientId !== null && clientId !== keptId && !ground.clients.has(clientId)) throw new Refusal('notFound')
  return clientId
}

/** The task must be of the project or, without one, the employee's own. */
export const taskOf = (
  ground: LoggingGround,
  taskId: string | null,
  project: LoggingProject | undefined,
  before: Pick<StoredSubmission, 'projectId' | 'taskId'> | undefined,
): string | null => {
  const isKept = before !== undefined && before.projectId === (project?.id ?? null)
  if (taskId === null || (isKept && before.taskId === taskId)) return taskId
  const isReadable = project === undefined || project.isTaskListRead
  if (!isReadable || ground.boardIdByTask.get(taskId) !== (project?.id ?? ground.submitter.id))
    throw new Refusal('notFound')
  return taskId
}

/** The task if none is given: that of the same project, or one that was moved to the other project before. */
const keptTaskOf = (
  ground: LoggingGround,
  project: LoggingProject | undefined,
  before: StoredSubmission | undefined,
): string | null => {
  if (!before || before.taskId === null || before.projectId === (project?.id ?? null)) return before?.taskId ?? null
  const isOfProject = project?.isTaskListRead && ground.boardIdByTask.get(before.taskId) === project.id
  return isOfProject ? before.taskId : null
}

const detailsOf = (
  db: Db,
  given: readonly DynamicDetail[] | undefined,
  project: LoggingProject | undefined,
  kept: StoredSubmission | undefined,
): Promise<readonly DynamicDetail[]> | readonly DynamicDetail[] => {
  // Rows that were logged under other definitions stay as long as they are not changed.
  if (given === undefined && kept) return kept.dynamicDetails
  return detailsUnderDefinitions(db, project?.definitions ?? [], given ?? [])
}

/** All columns except the details, which may need a lookup; refuses whatever a rule forbids. */
export const valuesBesideDetails = (
  ground: LoggingGround,
  given: GivenSubmission,
  time: SubmissionTime,
  before?: StoredSubmission,
): Omit<SubmissionValues, 'dynamic_details'> => {
  const { submitter } = ground
  const projectId = chosenPlace(ground, given, before)
  const project = projectOf(ground, projectId, before)
  const kept = before?.projectId === projectId ? before : undefined
  const { day, startsAt, endsAt, duration } = time
  const comment = orBefore(given.comment, before?.comment, '')
  const charged = chargedOf(duration, given, project, before)
  const reason =
    project &&
    refusalOfSubmission(project, {
      isPlaceKept: kept?.day === day,
      ...{ day, duration, comment, chargeable: charged.chargeable, today: submitter.today },
    })
  if (reason) throw new Refusal(reason)
  return {
    targetable_id: projectId,
    client_id: clientOf(ground, given, project, before),
    task_id: taskOf(
      ground,
      given.taskID === undefined ? keptTaskOf(ground, project, before) : given.taskID,
      project,
      before,
    ),
    comment,
    tags: tagsOf(given.tags, before?.tags, submitter.settings),
    calendar_event_id: orBefore(given.linkedCalendarEventID, before?.calendarEventId, null),
    ...{ day, starts_at: startsAt, ends_at: endsAt, duration },
    ...charged,
    ...roleOf(orBefore(given.roleID, kept?.roleId, null), project, before),
  }
}

/** The columns of time that its owner logs, changes or corrects; refuses whatever a rule forbids. */
export const submissionValues = async (
  db: Db,
  platform: Pick<Platform, 'exchangeRates'>,
  ground: LoggingGround,
  given: GivenSubmission,
  time: SubmissionTime,
  before?: StoredSubmission,
): Promise<SubmissionValues> => {
  const values = valuesBesideDetails(ground, given, time, before)
  const projectId = values.targetable_id
  const project = projectId === null ? undefined : ground.projects.get(projectId)
  const kept = before?.projectId === projectId ? before : undefined
  const dynamic_details = await detailsOf(db, given.dynamicDetails, project, kept)
  return { dynamic_details, ...values, ...(await costWithoutRole(db, platform, ground, values, before)) }
}
