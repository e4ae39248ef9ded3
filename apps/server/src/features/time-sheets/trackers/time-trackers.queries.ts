import type { TimeTracker } from '@praxis/contract/time/time-trackers'
import { addDays } from '@praxis/domain/calendar/day'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { momentAt } from '@praxis/domain/calendar/moment-in-time-zone'
import { proposedEnd } from '@praxis/domain/time/proposed-end'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { Refusal } from '../../../platform/refusal'
import type { ProjectRow } from '../../projects/queries/project-row'
import { clientBriefJson, clientBriefOf } from '../../targetables/queries/targetable-brief'
import { type LoggedOnRow, loggedOnFields, placeOf } from '../queries/logged-on'

type TrackerColumns = Columns<
  'time_trackers',
  ('id' | 'started_at' | 'ended_at' | 'comment' | 'is_chargeable' | 'tags' | 'task_id') | { projectId: 'targetable_id' }
>

export interface TrackerRow extends TrackerColumns {
  readonly loggedOn:
    | (LoggedOnRow & Pick<NonNullable<TimeTracker['project']>['details'], 'timeSheetSubmissionDetails'>)
    | null
  readonly client: ProjectRow['client']
  readonly task: Columns<'tasks', 'id' | 'title' | { taskListId: 'list_id' }> | null
  readonly timeZone: string
}

const trackerColumns = sql`
  k.id, k.started_at as "startedAt", k.ended_at as "endedAt", k.comment, k.is_chargeable as "isChargeable", k.tags,
  k.targetable_id as "projectId", k.task_id as "taskId",
  case when p.id is not null then json_build_object(
    ${rawSql(loggedOnFields)},
    'timeSheetSubmissionDetails', coalesce(o.time_sheet_submission_details, '[]')) end as "loggedOn",
  ${clientBriefJson('pc')} as client,
  case when t.id is not null then json_build_object(
    'id', t.id, 'title', t.title, 'taskListId', t.list_id) end as task,
  coalesce(e.time_zone, c.time_zone) as "timeZone"`

const rowsWhere = (db: Db, actor: EmployeeActor, condition: Sql): Promise<TrackerRow[]> =>
  db.rows<TrackerRow>(sql`
    select ${trackerColumns}
    from time_trackers k
    join employees e on e.company_id = k.company_id and e.id = k.employee_id
    join companies c on c.company_id = k.company_id
    left join targetables p on p.company_id = k.company_id and p.id = k.targetable_id
    left join projects o on o.company_id = p.company_id and o.id = p.id
    left join clients pc on pc.company_id = p.company_id and pc.id = p.client_id
    left join tasks t on t.company_id = k.company_id and t.id = k.task_id
    where k.company_id = ${actor.company.id} and k.employee_id = ${actor.employee.id} and ${condition}
    order by k.ended_at is not null, k.started_at desc, k.id`)

/** Whether a timer has run since before the employee's today: somebody forgot to stop it. */
const isLeftRunning = ({ startedAt, endedAt, timeZone }: TrackerRow, now: Date): boolean =>
  endedAt === null && dayInTimeZone(new Date(startedAt), timeZone) < dayInTimeZone(now, timeZone)

interface Trace {
  readonly id: string
  readonly lastAt: string | null
}

/** Work logged or timed right after a start belongs to it, and does not tell how long it took. */
const SOON_AFTER = '5 minutes'

/** When the person last logged or timed anything between each start and the end of its day. */
const lastTraces = async (
  db: Db,
  actor: EmployeeActor,
  left: readonly { readonly id: string; readonly startedAt: string; readonly dayEnd: string }[],
): Promise<ReadonlyMap<string, string>> => {
  if (left.length === 0) return new Map()
  const rows = await db.rows<Trace>(sql`
    select l.id, max(trace.at) as "lastAt"
    from jsonb_to_recordset(${JSON.stringify(left)}::jsonb) as l (id uuid, "startedAt" timestamptz, "dayEnd" timestamptz)
    join lateral (
      select unnest(array[s.created_at, s.updated_at, s.ends_at]) as at from time_sheet_submissions s
      where s.company_id = ${actor.company.id} and s.employee_id = ${actor.employee.id}
        and s.day between l."startedAt"::date - 1 and l."dayEnd"::date
      union all
      select unnest(array[k.started_at, k.ended_at, k.updated_at]) from time_trackers k
      where k.company_id = ${actor.company.id} and k.employee_id = ${actor.employee.id}
    ) as trace on trace.at > l."startedAt" + ${SOON_AFTER}::interval and trace.at < l."dayEnd"
    group by l.id`)
  return new Map(rows.flatMap(({ id, lastAt }) => (lastAt === null ? [] : [[id, lastAt] as const])))
}

const trackedPlaceOf = (row: TrackerRow['loggedOn']): Pick<TimeTracker, 'project' | 'opportunity'> => {
  const { project, opportunity } = placeOf(row)
  if (!project || !row) return { project: null, opportunity }
  const { timeSheetSubmissionDetails } = row
  return { project: { ...project, details: { ...project.details, timeSheetSubmissionDetails } }, opportunity }
}

const trackerOf = (row: TrackerRow, files: FileStore, proposedEndDate: string | null): TimeTracker => ({
  id: row.id,
  startDate: row.startedAt,
  ...(row.endedAt !== null && { endDate: row.endedAt }),
  comment: row.comment,
  isChargeable: row.isChargeable,
  tags: row.tags,
  ...trackedPlaceOf(row.loggedOn),
  projectID: row.loggedOn?.isOpportunity ? null : row.projectId,
  opportunityID: row.loggedOn?.isOpportunity ? row.projectId : null,
  taskID: row.taskId,
  client: row.client && clientBriefOf(row.client, files),
  task: row.task && { id: row.task.id, title: row.task.title, taskList: { id: row.task.taskListId } },
  proposedEndDate,
})

const trackersOf = async (
  db: Db,
  files: FileStore,
  actor: EmployeeActor,
  rows: readonly TrackerRow[],
  now: Date,
): Promise<TimeTracker[]> => {
  const left = rows
    .filter((row) => isLeftRunning(row, now))
    .map(({ id, startedAt, timeZone }) => {
      const nextDay = addDays(dayInTimeZone(new Date(startedAt), timeZone), 1)
      return { id, startedAt, dayEnd: momentAt(nextDay, 0, timeZone).toISOString() }
    })
  const traces = await lastTraces(db, actor, left)
  const ends = new Map(left.map((one) => [one.id, proposedEnd({ lastAt: traces.get(one.id), ...one })]))
  return rows.map((row) => trackerOf(row, files, ends.get(row.id) ?? null))
}

export const listTimeTrackers = async (
  db: Db,
  files: FileStore,
  actor: EmployeeActor,
  now: Date,
): Promise<TimeTracker[]> => trackersOf(db, files, actor, await rowsWhere(db, actor, rawSql('true')), now)

export const getTimeTracker = async (
  db: Db,
  files: FileStore,
  actor: EmployeeActor,
  id: string,
  now: Date,
): Promise<TimeTracker> => {
  const [tracker] = await trackersOf(db, files, actor, await rowsWhere(db, actor, sql`k.id = ${id}`), now)
  if (!tracker) throw new Refusal('notFound')
  return tracker
}

/** A timer of the actor, locked until the transaction ends. */
export const lockTimeTracker = async (db: Db, actor: EmployeeActor, id: string): Promise<TrackerRow> => {
  await db.run(sql`
    select from time_trackers where company_id = ${actor.company.id} and id = ${id} for no key update`)
  const [row] = await rowsWhere(db, actor, sql`k.id = ${id}`)
  if (!row) throw new Refusal('notFound')
  return row
}
