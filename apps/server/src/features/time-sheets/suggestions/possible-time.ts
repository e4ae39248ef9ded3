import type { SubmissionSuggestion, SuggestionSourceName } from '@praxis/contract/time/time-sheets'
import type { HabitEntry } from '@praxis/domain/time/habits'
import { type SubmissionTime, submissionTime } from '@praxis/domain/time/submission-time'
import { Refusal } from '../../../platform/refusal'
import type { LoggedThing, ProbableTime } from '../../../platform/time-suggestions'
import { opportunityKind } from '../../targetables/queries/targetable-kinds'
import type { LoggingGround } from '../commands/logging-ground'
import { type GivenSubmission, startOfDay, valuesBesideDetails } from '../commands/submission-values'
import type { LoggingProject } from '../queries/logging-project'
import { keyOfThing, type NamedThing } from './named-things'

/** What suggestions are checked against. */
export interface SuggestionGround {
  readonly logging: LoggingGround
  readonly things: ReadonlyMap<string, NamedThing>
  /** The role last used in each project. */
  readonly lastRoles: ReadonlyMap<string, string>
}

/** Suggested time that would be accepted, as the entry that it would make. */
export interface PossibleTime extends HabitEntry {
  readonly suggestion: SubmissionSuggestion
}

export const projectOf = ({ logging }: SuggestionGround, { targetableId }: LoggedThing): LoggingProject | undefined =>
  targetableId === null ? undefined : logging.projects.get(targetableId)

/** The role that is given or was used last, if the person still has it, or their only one. */
const roleOf = (
  { lastRoles }: SuggestionGround,
  project: LoggingProject | undefined,
  known: string | undefined,
): string | null => {
  if (!project) return null
  const own = new Set(project.ownRoles.map(({ id }) => id))
  const wanted = [known, lastRoles.get(project.id)].find((id) => id !== undefined && own.has(id))
  return wanted ?? (own.size === 1 ? ([...own][0] ?? null) : null)
}

const isRefused = ({ logging }: SuggestionGround, given: GivenSubmission, time: SubmissionTime): boolean => {
  try {
    valuesBesideDetails(logging, given, time)
    return false
  } catch (error) {
    if (error instanceof Refusal) return true
    throw error
  }
}

/** Time that would be refused, or on something that nobody works on any more, is not suggested. */
export const possibleTime = (
  ground: SuggestionGround,
  source: SuggestionSourceName,
  probable: ProbableTime,
): PossibleTime | undefined => {
  const given =
    'day' in probable.time
      ? { from: startOfDay(probable.time.day), to: null, duration: probable.time.duration }
      : probable.time
  const time = submissionTime(given, ground.logging.submitter.timeZone)
  const key = keyOfThing(probable)
  const thing = ground.things.get(key)
  const { today, closedUntil } = ground.logging.submitter
  if ('problem' in time || time.day > today || !thing?.isTaskOpen) return undefined
  if (closedUntil !== null && time.day <= closedUntil) return undefined
  const project = projectOf(ground, probable)
  if (project?.definitions.some(({ isRequired }) => isRequired)) return undefined
  const { targetableId, clientId, taskId, comment } = probable
  const said = {
    comment,
    roleID: roleOf(ground, project, probable.roleId),
    isFullyChargeable: probable.isChargeable && project !== undefined && !project.isInternal,
  }
  const place = project?.kind === opportunityKind.kind ? { opportunityID: targetableId } : { projectID: targetableId }
  if (isRefused(ground, { ...place, clientID: clientId, taskID: taskId, ...said }, time)) return undefined
  return {
    day: time.day,
    key,
    duration: time.duration,
    suggestion: {
      id: `${source}:${probable.key}`,
      source,
      day: time.day,
      from: given.from,
      to: given.to,
      duration: time.duration,
      project: thing.project,
      opportunity: thing.opportunity,
      client: thing.client,
      task: thing.task,
      trackerID: probable.trackerId ?? null,
      ...said,
    },
  }
}

const placeOf = ({ day, key }: HabitEntry): string => `${day} ${key}`

/**
 * A suggestion without a time of day is made once, and not where time on the same thing is logged or measured that day.
 */
export const withoutRepeated = (
  possible: readonly PossibleTime[],
  logged: readonly HabitEntry[],
): readonly PossibleTime[] => {
  const isMeasured = ({ suggestion }: PossibleTime) => suggestion.to !== null
  const taken = new Set([...logged, ...possible.filter(isMeasured)].map(placeOf))
  return possible.filter((item) => {
    if (isMeasured(item)) return true
    const isNew = !taken.has(placeOf(item))
    taken.add(placeOf(item))
    return isNew
  })
}
