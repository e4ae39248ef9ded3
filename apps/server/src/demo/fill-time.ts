import { at } from '@praxis/demo/calder-rowe-address'
import type { DemoCompany } from '@praxis/demo/demo-company'
import { addDays, type Day, startOfWeek } from '@praxis/domain/calendar/day'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import type { Tx } from '../platform/database/database'
import { sql } from '../platform/database/sql'
import { employeeIdOf } from './demo-employee-id'
import { demoId } from './demo-id'
import { daysAtWork } from './time/days-at-work'
import { insertTimeHistory } from './time/insert-time-history'
import { type LoggableProject, type LoggableWork, readLoggableWork } from './time/loggable-work'
import { type SubmissionRow, SubmissionRows } from './time/submission-rows'
import { type WorkedTime, WorkOfPerson } from './time/worked-time'

const WEEKS = 104
const HOUR_MS = 3_600_000
const ROWS_AT_ONCE = 3000

/** Wall-clock time to moments; summer time begins and ends at night, so a day of work has one offset. */
const momentsIn = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' })
  const hours = new Map<Day, number>()
  return (day: Day, seconds: number): string => {
    const midnight = Date.parse(day)
    let hour = hours.get(day)
    if (hour === undefined) {
      hour = Number(format.format(midnight + 12 * HOUR_MS)) - 12
      hours.set(day, hour)
    }
    return new Date(midnight - hour * HOUR_MS + seconds * 1000).toISOString()
  }
}

const insertSubmissions = (db: Tx, rows: readonly SubmissionRow[]): Promise<number> =>
  db.run(sql`
    with rows as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}) as r(
        id uuid, "employeeId" uuid, day date, "startsAt" timestamptz, "endsAt" timestamptz, duration integer,
        chargeable integer, rounded integer, charged integer, "projectId" uuid, "clientId" uuid, "taskId" uuid,
        "roleId" uuid, "roleName" text, "hourlyCharge" bigint, "hourlyCost" bigint, comment text, tags text[],
        "correctionOf" uuid, original jsonb, "loggedAt" timestamptz, state text, "groupId" uuid,
        "submittedAt" timestamptz, "decidedAt" timestamptz, decision text, "isAutoApproved" boolean)
    ), approvers as materialized (
      select "employeeId", "projectId", approver_for(${db.scope.companyId}, "employeeId", "projectId", ${db.now}) as id
      from (select distinct "employeeId", "projectId" from rows) as pair
    ), logged as (
      insert into time_sheet_submissions (
        company_id, id, employee_id, day, starts_at, ends_at, duration, chargeable, rounded, charged, targetable_id,
        client_id, task_id, role_id, role_name, hourly_charge, hourly_cost, comment, tags, correction_of, original,
        amended_by, amended_at, state, created_at, updated_at)
      select ${db.scope.companyId}, r.id, r."employeeId", day, "startsAt", "endsAt", duration, chargeable, rounded, charged,
        r."projectId", "clientId", "taskId", "roleId", "roleName", "hourlyCharge", "hourlyCost", comment, tags,
        "correctionOf",
        original || jsonb_build_object('tags', tags, 'taskTitle', (
          select title from tasks t where t.company_id = ${db.scope.companyId} and t.id = r."taskId")),
        case when original is not null then a.id end,
        case when original is not null then "decidedAt" end, state, "loggedAt", coalesce("decidedAt", "loggedAt")
      from rows r
      join approvers a on a."employeeId" = r."employeeId" and a."projectId" is not distinct from r."projectId"
    )
    insert into requests (
      company_id, id, type, state, employee_id, approver_id, targetable_id, group_id, submitted_at, decided_by, decided_at,
      comment, is_auto_approved)
    select ${db.scope.companyId}, r.id, 'timeSheet', state, r."employeeId", a.id, r."projectId", "groupId", "submittedAt",
      case when "decidedAt" is not null and not "isAutoApproved" then a.id end, "decidedAt", decision, "isAutoApproved"
    from rows r
    join approvers a on a."employeeId" = r."employeeId" and a."projectId" is not distinct from r."projectId"
    where state <> 'unsubmitted'`)

/** The employee one can sign in as. */
const EMPLOYEE = at('priya.nair')
/** The only person for whom the demo's finance user decides. */
const ONLY_REPORT_OF_FINANCE = at('bethan.rees')

/** A running and a stopped timer for the owner and the employee, whom one signs in as first. */
const insertTimers = async (db: Tx, company: DemoCompany, { projects }: LoggableWork): Promise<void> => {
  const ago = (hours: number) => new Date(Date.parse(db.now) - hours * HOUR_MS).toISOString()
  const named = (name: string): LoggableProject | undefined => projects.find((project) => project.name === name)
  const rows = [company.owner, EMPLOYEE].flatMap((username) => {
    const employeeId = employeeIdOf(company, username)
    const project = named('Data platform')
    const task = project?.tasks.find(({ assignees }) => assignees.includes(employeeId)) ?? project?.tasks[0]
    const common = { employeeId, isChargeable: true }
    return [
      {
        ...common,
        id: demoId('timer', employeeId, 'running'),
        startedAt: ago(0.8),
        endedAt: null,
        comment: 'Ingest contracts',
        projectId: project?.id ?? null,
        taskId: task?.id ?? null,
      },
      {
        ...common,
        id: demoId('timer', employeeId, 'stopped'),
        startedAt: ago(2.1),
        endedAt: ago(1.5),
        comment: 'Call about the open points',
        projectId: named('Practice operations')?.id ?? null,
        taskId: null,
        isChargeable: false,
      },
    ]
  })
  await db.run(sql`
    insert into time_trackers (company_id, id, employee_id, started_at, ended_at, comment, is_chargeable, targetable_id,
                               task_id, created_at, updated_at)
    select ${db.scope.companyId}, id, "employeeId", "startedAt", "endedAt", comment, "isChargeable", "projectId", "taskId",
           "startedAt", coalesce("endedAt", "startedAt")
    from jsonb_to_recordset(${JSON.stringify(rows)}) as r(
      id uuid, "employeeId" uuid, "startedAt" timestamptz, "endedAt" timestamptz, comment text,
      "isChargeable" boolean, "projectId" uuid, "taskId" uuid)`)
}

/** Of today only the morning has been logged, without the time of day. */
const soFar = (today: Day, worked: readonly WorkedTime[]): readonly WorkedTime[] =>
  worked[0]?.day === today ? worked.slice(0, 1).map((time) => ({ ...time, startsAt: null })) : worked

/** Two years of time for everybody who works there, up to today. */
export const fillTime = async (db: Tx, company: DemoCompany): Promise<void> => {
  const { projects = [] } = company
  if (projects.length === 0) return
  const settings = await db.row<{ timeZone: string }>(sql`
    select time_zone as "timeZone" from companies where company_id = ${db.scope.companyId}`)
  const timeZone = settings?.timeZone ?? 'UTC'
  const today = dayInTimeZone(new Date(db.now), timeZone)
  const from = addDays(startOfWeek(today), -7 * WEEKS)
  const work = await readLoggableWork(db, from, today)
  const momentOf = momentsIn(timeZone)
  const leftOfTask = new Map(work.projects.flatMap(({ tasks }) => tasks.map(({ id, estimate }) => [id, estimate])))
  const rows = work.workers.flatMap((worker) => {
    const person = new WorkOfPerson(worker, work.projects, leftOfTask)
    const submissions = new SubmissionRows({
      now: db.now,
      today,
      employeeId: worker.id,
      isOwner: worker.id === employeeIdOf(company, company.owner),
      hasDenial: worker.id === employeeIdOf(company, EMPLOYEE),
      isAwaited: worker.id === employeeIdOf(company, ONLY_REPORT_OF_FINANCE),
      momentOf,
    })
    for (const atWork of daysAtWork(work, worker, { from, to: person.lastDay ?? today }))
      for (const [index, worked] of soFar(today, person.timeOn(atWork)).entries()) submissions.add(worked, index)
    return submissions.rows
  })
  for (let first = 0; first < rows.length; first += ROWS_AT_ONCE)
    await insertSubmissions(db, rows.slice(first, first + ROWS_AT_ONCE))
  await insertTimeHistory(db)
  await insertTimers(db, company, work)
}
