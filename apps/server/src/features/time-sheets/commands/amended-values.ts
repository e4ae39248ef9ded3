import { isDeepStrictEqual } from 'node:util'
import type { SubmissionAmendment } from '@praxis/contract/time/time-sheet-shapes'
import { refusalOfContent, refusalOfPlace } from '@praxis/domain/time/submission-rules'
import type { Tx } from '../../../platform/database/database'
import type { Platform } from '../../../platform/platform'
import { Refusal } from '../../../platform/refusal'
import { detailsUnderDefinitions } from '../../companies/queries/checked-dynamic-details'
import type { StoredSubmission } from '../queries/stored-submission'
import { costWithoutRole } from './cost-of-card'
import type { LoggingGround } from './logging-ground'
import type { SubmissionSave } from './save-submission'
import { chargedOf, projectOf, roleOf, tagsOf, taskOf } from './submission-values'

type Values = SubmissionSave['values']

/** The beginning of timed work stays, and the end follows the duration. */
const endOf = ({ startsAt, endsAt, duration: was }: StoredSubmission, duration: number): string | null =>
  startsAt === null || duration === was ? endsAt : new Date(Date.parse(startsAt) + duration * 1000).toISOString()

/** Whether the amendment changes nothing. Values that only follow from the project are not an amendment. */
const isAsItWas = (
  stored: StoredSubmission,
  { isFullyChargeable, chargeableDuration }: SubmissionAmendment,
  values: Values,
): boolean => {
  const saysWhatIsCharged = isFullyChargeable !== undefined || chargeableDuration !== undefined
  return (
    values.duration === stored.duration &&
    (!saysWhatIsCharged || values.chargeable === stored.chargeable) &&
    values.role_id === stored.roleId &&
    values.task_id === stored.taskId &&
    values.comment === stored.comment &&
    isDeepStrictEqual(values.tags, stored.tags) &&
    isDeepStrictEqual(values.dynamic_details ?? stored.dynamicDetails, stored.dynamicDetails)
  )
}

/** What changed time costs, where it has no role. */
const costOf = (
  db: Tx,
  platform: Pick<Platform, 'exchangeRates'>,
  ground: LoggingGround,
  stored: StoredSubmission,
  { targetable_id = stored.projectId, client_id = stored.clientId, role_id = null, hourly_cost = null }: Values,
) => costWithoutRole(db, platform, ground, { day: stored.day, targetable_id, client_id, role_id, hourly_cost }, stored)

/** The values that an amendment gives a submission; undefined if it changes nothing. What breaks a rule is refused. */
export const amendedValues = async (
  db: Tx,
  platform: Pick<Platform, 'exchangeRates'>,
  ground: LoggingGround,
  stored: StoredSubmission,
  amendment: SubmissionAmendment,
): Promise<Values | undefined> => {
  const project = stored.projectId === null ? undefined : ground.projects.get(stored.projectId)
  // Without the project it is not known what is chargeable; the company may have switched projects off.
  if (stored.projectId !== null && !project) throw new Refusal('notFound')
  if (project && !project.isActive) throw new Refusal(project.endedReason)
  const {
    duration = stored.duration,
    comment = stored.comment,
    roleID = stored.roleId,
    taskID = stored.taskId,
    dynamicDetails,
  } = amendment
  const charged = chargedOf(duration, amendment, project, stored)
  const reason = project && refusalOfContent(project, { duration, comment, chargeable: charged.chargeable })
  if (reason) throw new Refusal(reason)
  const values: Values = {
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
  }
  if (isAsItWas(stored, amendment, values)) return undefined
  return { ...values, ...(await costOf(db, platform, ground, stored, values)) }
}

/** Task and role are the former project's and are dropped, unless the person has a role of that name in the new one. */
export const movedValues = (ground: LoggingGround, stored: StoredSubmission, projectId: string | null): Values => {
  const project = projectOf(ground, projectId, stored)
  const charged = chargedOf(stored.duration, {}, project, stored)
  const reason =
    project && (refusalOfPlace(project, stored.day) ?? refusalOfContent(project, { ...stored, ...charged }))
  if (reason) throw new Refusal(reason)
  const sameRole = project?.ownRoles.find(({ name }) => name === stored.roleName)
  return {
    targetable_id: projectId,
    client_id: project?.clientId ?? null,
    ...charged,
    ...roleOf(sameRole?.id ?? null, project, stored),
    task_id: null,
  }
}

/** The same with what it costs there. */
export const movedAndCosted = async (
  db: Tx,
  platform: Pick<Platform, 'exchangeRates'>,
  ground: LoggingGround,
  stored: StoredSubmission,
  projectId: string | null,
): Promise<Values> => {
  const values = movedValues(ground, stored, projectId)
  return { ...values, ...(await costOf(db, platform, ground, stored, values)) }
}
