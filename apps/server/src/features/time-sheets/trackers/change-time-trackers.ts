import { randomUUID } from 'node:crypto'
import type { NewTimeTracker, TimeTracker, TimeTrackerChanges } from '@praxis/contract/time/time-trackers'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import { assignments, sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { invalidField, Refusal } from '../../../platform/refusal'
import { type LoggingGround, loggingGround } from '../commands/logging-ground'
import { chosenPlace, tagsOf, taskOf } from '../commands/submission-values'
import type { LoggingProject } from '../queries/logging-project'
import { getTimeTracker, lockTimeTracker, type TrackerRow } from './time-trackers.queries'
import { announceTrackers } from './tracker-effects'

/** Clocks of browsers may be ahead of ours by this much. */
const AHEAD_MS = 5 * 60_000
const EARLIEST = '2000'

/** A moment in the past; one that is only a little ahead counts as now. */
const past = (moment: string, field: string, now: string): string => {
  const at = Date.parse(moment)
  if (moment < EARLIEST || at > Date.parse(now) + AHEAD_MS) throw invalidField(field, 'Invalid Date')
  return at > Date.parse(now) ? now : moment
}

const recordedFields = ({
  startDate,
  endDate,
  comment,
  isChargeable,
  tags,
  project,
  opportunity,
  task,
}: TimeTracker) => ({
  startDate,
  endDate: endDate ?? null,
  comment,
  isChargeable,
  tags,
  project: project?.details.name ?? null,
  opportunity: opportunity?.details.name ?? null,
  task: task?.title ?? null,
})

/** The parts of a timer that say where its time belongs. */
interface Attached {
  readonly projectId: string | null
  readonly taskId: string | null
}

const projectFor = (ground: LoggingGround, projectId: string, before?: Attached): LoggingProject => {
  const project = ground.projects.get(projectId)
  const isKept = before?.projectId === projectId
  if (!project || (!project.isTrackable && !isKept)) throw new Refusal('notFound')
  if (!project.isActive && !isKept) throw new Refusal(project.endedReason)
  return project
}

/** Where the timer's time belongs; with another project the task is dropped. */
const attachment = (ground: LoggingGround, given: TimeTrackerChanges, before?: Attached): Attached => {
  const projectId = chosenPlace(ground, given, before)
  const project = projectId === null ? undefined : projectFor(ground, projectId, before)
  const keptTask = before?.projectId === projectId ? (before?.taskId ?? null) : null
  return { projectId, taskId: taskOf(ground, given.taskID === undefined ? keptTask : given.taskID, project, before) }
}

/** Somebody who starts timers on two devices at once does it one after the other, so that only one runs. */
const takeTurns = (db: Tx, actor: EmployeeActor): Promise<number> =>
  db.run(sql`select pg_advisory_xact_lock(hashtext('timers'), hashtext(${actor.employee.id}))`)

const stopRunning = async (db: Tx, actor: EmployeeActor): Promise<void> => {
  const stopped = await db.rows<Columns<'time_trackers', 'id' | 'ended_at'>>(sql`
    update time_trackers set ended_at = greatest(${db.now}, started_at), updated_at = ${db.now}
    where company_id = ${actor.company.id} and employee_id = ${actor.employee.id} and ended_at is null
    returning id, ended_at as "endedAt"`)
  for (const { id, endedAt } of stopped)
    db.record({ entity: 'timeTracker', id, action: 'stopped', before: { endDate: null }, after: { endDate: endedAt } })
}

export const createTimeTracker = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  given: NewTimeTracker,
): Promise<TimeTracker> => {
  await takeTurns(db, actor)
  const ground = await loggingGround(db, platform, actor.employee.id, {
    projectIds: [given.projectID, given.opportunityID],
    taskIds: [given.taskID],
  })
  const { projectId, taskId } = attachment(ground, given)
  const tags = tagsOf(given.tags, [], ground.submitter.settings)
  const startedAt = past(given.startDate ?? db.now, 'startDate', db.now)
  if (given.shouldPauseCurrentTrackers !== false) await stopRunning(db, actor)
  const id = randomUUID()
  await db.run(sql`
    insert into time_trackers (company_id, id, employee_id, started_at, comment, is_chargeable, tags, targetable_id, task_id,
                               created_at, updated_at)
    values (${actor.company.id}, ${id}, ${actor.employee.id}, ${startedAt}, ${given.comment ?? ''},
            ${given.isChargeable ?? true}, ${tags}, ${projectId}, ${taskId}, ${db.now}, ${db.now})`)
  const after = await getTimeTracker(db, platform.files, actor, id, platform.clock())
  db.record({ entity: 'timeTracker', id, action: 'created', after: recordedFields(after) })
  announceTrackers(db, actor)
  return after
}

/** A second stop, from another device, finds the timer stopped: its end stays. */
const endOf = (row: TrackerRow, { endDate }: TimeTrackerChanges, now: string): string | null =>
  row.endedAt ?? (endDate === undefined ? null : past(endDate, 'endDate', now))

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

export const updateTimeTracker = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  id: string,
  changes: TimeTrackerChanges,
): Promise<TimeTracker> => {
  const now = platform.clock()
  const row = await lockTimeTracker(db, actor, id)
  const before = await getTimeTracker(db, platform.files, actor, id, now)
  const ground = await loggingGround(db, platform, actor.employee.id, {
    projectIds: [changes.projectID, changes.opportunityID, row.projectId],
    taskIds: [changes.taskID],
  })
  const { projectId, taskId } = attachment(ground, changes, row)
  const startedAt = changes.startDate === undefined ? row.startedAt : past(changes.startDate, 'startDate', db.now)
  const endedAt = endOf(row, changes, db.now)
  if (endedAt !== null && Date.parse(endedAt) < Date.parse(startedAt))
    throw row.endedAt === null
      ? invalidField('endDate', 'Date must be in the future')
      : invalidField('startDate', 'Invalid Date')
  const values = assignments<'time_trackers'>({
    started_at: startedAt,
    ended_at: endedAt,
    comment: changes.comment,
    is_chargeable: changes.isChargeable,
    tags: tagsOf(changes.tags, row.tags, ground.submitter.settings),
    targetable_id: projectId,
    task_id: taskId,
    updated_at: db.now,
  })
  await db.run(sql`update time_trackers set ${values} where company_id = ${actor.company.id} and id = ${id}`)
  const after = await getTimeTracker(db, platform.files, actor, id, now)
  const [was, is] = [recordedFields(before), recordedFields(after)]
  if (isSame(was, is)) return after
  const action = before.endDate === undefined && after.endDate !== undefined ? 'stopped' : 'updated'
  db.record({ entity: 'timeTracker', id, action, before: was, after: is })
  announceTrackers(db, actor)
  return after
}
