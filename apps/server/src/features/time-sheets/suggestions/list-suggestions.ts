import type { SubmissionSuggestion } from '@praxis/contract/time-sheets'
import { addDays, type Day } from '@praxis/domain/calendar/day'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { capacityByDay } from '@praxis/domain/capacity/capacity'
import { HABIT_DAYS_BACK, type HabitDay, habitsOf } from '@praxis/domain/time/habits'
import { refusalOfPlace } from '@praxis/domain/time/submission-rules'
import { submissionTime } from '@praxis/domain/time/submission-time'
import { isWithinConstraint } from '@praxis/domain/time/time-constraint'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import type { FileStore } from '../../../platform/files/file-store'
import type { Platform } from '../../../platform/platform'
import { loadWorkCalendars } from '../../employees/queries/work-calendars'
import { clientBriefOf } from '../../targetables/queries/targetable-brief'
import { startOfDay } from '../commands/submission-values'
import { type LoggingProject, loadLoggingProjects, loadSubmitter, type Submitter } from '../queries/logging-project'
import { assertPeriod, type Period } from '../queries/time-sheet-period'
import {
  type LoggedSource,
  loggedSources,
  type SourceThing,
  stoppedTimers,
  type TimerSource,
} from './suggestion-sources.queries'

/** What suggestions are made for. */
interface Ground {
  readonly files: FileStore
  readonly submitter: Submitter
  readonly projects: ReadonlyMap<string, LoggingProject>
  /** The role last used in each project. */
  readonly lastRoles: ReadonlyMap<string, string>
}

const projectIn = ({ projects }: Ground, { project }: SourceThing) => (project ? projects.get(project.id) : undefined)

/** The role of last time, as long as it is theirs; or the only one there is. */
const roleIn = ({ lastRoles }: Ground, project: LoggingProject | undefined): string | null => {
  if (!project) return null
  const isOwn = (id: string | undefined) => project.ownRoles.some((role) => role.id === id)
  const last = lastRoles.get(project.id)
  if (last !== undefined && isOwn(last)) return last
  const [only, another] = project.ownRoles
  return only && !another ? only.id : null
}

const thingOf = ({ project, client, task }: SourceThing, files: FileStore) => ({
  project: project && { id: project.id, details: { name: project.name }, isInternal: project.isInternal },
  client: clientBriefOf(client, files),
  task: task && { id: task.id, title: task.title, taskList: { id: task.taskListId } },
})

const timerSuggestion = (ground: Ground, timer: TimerSource): SubmissionSuggestion | undefined => {
  const { startedAt, endedAt } = timer
  const time = submissionTime({ from: startedAt, to: endedAt }, ground.submitter.timeZone)
  if ('problem' in time) return undefined
  const project = projectIn(ground, timer)
  return {
    id: `timer:${timer.id}`,
    source: 'timer',
    day: time.day,
    from: startedAt,
    to: endedAt,
    duration: time.duration,
    ...thingOf(timer, ground.files),
    roleID: roleIn(ground, project),
    isFullyChargeable: timer.isChargeable && project !== undefined && !project.isInternal,
    comment: timer.comment,
    trackerID: timer.id,
  }
}

/** Nothing is suggested that would be refused. */
const mayBeLogged = ({ submitter, ...ground }: Ground, source: SourceThing, day: Day): boolean => {
  if (source.task && !source.task.isOpen) return false
  if (!source.project)
    return !submitter.settings.isProjectMandatoryForTimeSheetSubmissions && (source.client?.isActive ?? true)
  const project = ground.projects.get(source.project.id)
  if (!project?.isTrackable || refusalOfPlace(project, day)) return false
  if (project.isTimeSheetCommentsRequired && source.comment === '') return false
  if (project.definitions.some(({ isRequired }) => isRequired)) return false
  return isWithinConstraint({ constraint: project.timeSheetConstraint, day, today: submitter.today })
}

const keyOf = ({ project, client, task }: SourceThing): string =>
  [project?.id ?? '', project ? '' : (client?.id ?? ''), task?.id ?? ''].join('/')

interface Measured {
  readonly days: readonly HabitDay[]
  readonly logged: readonly LoggedSource[]
  readonly timers: readonly TimerSource[]
}

const habitSuggestions = (ground: Ground, { days, logged, timers }: Measured): SubmissionSuggestion[] => {
  // The latest entry of a thing on a day is what a suggestion looks like.
  const examples = new Map(logged.map((source) => [`${source.day} ${keyOf(source)}`, source]))
  const exampleOf = ({ lastDay, key }: { readonly lastDay: Day; readonly key: string }) =>
    examples.get(`${lastDay} ${key}`)
  const entries = [
    ...logged.map((source) => ({ day: source.day, key: keyOf(source), duration: source.duration })),
    // What a timer measured is suggested as that, and takes its time of the day.
    ...timers.map((timer) => ({
      day: dayInTimeZone(new Date(timer.startedAt), ground.submitter.timeZone),
      key: keyOf(timer),
      duration: Math.round((Date.parse(timer.endedAt) - Date.parse(timer.startedAt)) / 1000),
    })),
  ]
  const habits = habitsOf(days, entries, ground.submitter.today, (habit) => {
    const source = exampleOf(habit)
    return source !== undefined && mayBeLogged(ground, source, habit.day)
  })
  return habits.flatMap((habit) => {
    const source = exampleOf(habit)
    if (!source) return []
    const project = projectIn(ground, source)
    return {
      id: `recentWeeks:${habit.day}:${habit.key}`,
      source: 'recentWeeks',
      day: habit.day,
      from: startOfDay(habit.day),
      to: null,
      duration: habit.duration,
      ...thingOf(source, ground.files),
      roleID: roleIn(ground, project),
      isFullyChargeable:
        project !== undefined &&
        !project.isInternal &&
        (source.chargeable === source.duration || !project.isNonChargeableTimeAllowed),
      comment: source.comment,
      trackerID: null,
    }
  })
}

const lastRolesOf = (logged: readonly LoggedSource[]): ReadonlyMap<string, string> =>
  new Map(logged.flatMap(({ project, roleId }) => (project && roleId !== null ? [[project.id, roleId] as const] : [])))

/** Time that the actor has probably worked and not logged yet: what timers measured, and what is usual on that weekday. */
export const listSuggestions = async (
  db: Db,
  { files, clock, config, dayItems }: Pick<Platform, 'files' | 'clock' | 'config' | 'dayItems'>,
  actor: EmployeeActor,
  { from, to }: Period,
): Promise<{ isEnabled: boolean; items: SubmissionSuggestion[] }> => {
  assertPeriod({ from, to })
  if (config.TIMESHEET_SUGGESTIONS === 'off') return { isEnabled: false, items: [] }
  const { id } = actor.employee
  const [submitter, logged, timers, calendarOf] = await Promise.all([
    loadSubmitter(db, id, clock()),
    loggedSources(db, actor, addDays(from, -HABIT_DAYS_BACK), to),
    stoppedTimers(db, actor),
    loadWorkCalendars(db, { dayItems }, { employeeIds: [id], from, to }),
  ])
  const projectIds = new Set([...logged, ...timers].flatMap(({ project }) => project?.id ?? []))
  const projects = await loadLoggingProjects(db, submitter, [...projectIds])
  const ground: Ground = { files, submitter, projects, lastRoles: lastRolesOf(logged) }
  const inPeriod = timers.filter(({ startedAt }) => {
    const day = dayInTimeZone(new Date(startedAt), submitter.timeZone)
    return day >= from && day <= to
  })
  return {
    isEnabled: true,
    items: [
      ...inPeriod.flatMap((timer) => timerSuggestion(ground, timer) ?? []),
      ...habitSuggestions(ground, { days: capacityByDay(calendarOf(id), from, to), logged, timers }),
    ],
  }
}
