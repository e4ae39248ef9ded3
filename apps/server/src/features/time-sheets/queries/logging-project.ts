import { type StoredSettings, TimeSheetSettings } from '@praxis/contract/company/company-settings'
import type { DynamicDetailDefinition } from '@praxis/contract/company/dynamic-details'
import type { ContractPeriod } from '@praxis/contract/people/employees'
import type { Currency } from '@praxis/contract/protocol/values'
import type { Day } from '@praxis/domain/calendar/day'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { canRead, targetablePermissions } from '@praxis/domain/targetables/targetable-policy'
import type { TimeSheetRounding } from '@praxis/domain/time/rounding'
import type { TimeRules } from '@praxis/domain/time/submission-rules'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'
import { isWorkedOn, type Standing } from '../../targetables/queries/standing'
import { opportunityKind, targetableKinds } from '../../targetables/queries/targetable-kinds'

/** The cost of an hour by the rate card of a contract's period. */
interface CardCost extends Pick<ContractPeriod, 'appliedDate' | 'endDate'> {
  readonly hourlyCost?: number
}

/** The person whose time it is, and the workspace's settings for time. */
export interface Submitter {
  readonly id: string
  readonly managesProjects: boolean
  readonly hasProjects: boolean
  readonly timeZone: string
  readonly settings: StoredSettings['timeSheet']
  /** Which day it is for them. */
  readonly today: Day
  readonly companysCurrency: Currency
  /** The last day whose books are closed. */
  readonly closedUntil: Day | null
  /** What the rate cards of their contract cost, in the company's currency, by day; none where a period has no card. */
  readonly cardCosts: readonly CardCost[]
}

interface SubmitterRow extends Omit<Submitter, 'settings' | 'today'> {
  readonly settings: unknown
}

export const loadSubmitters = async (db: Db, employeeIds: readonly string[], now: Date): Promise<Submitter[]> => {
  const rows = await db.rows<SubmitterRow>(sql`
    select e.id, e.can_manage_projects or d.owner_user_id is not distinct from e.user_id as "managesProjects",
      (c.features ->> 'project')::boolean as "hasProjects", coalesce(e.time_zone, c.time_zone) as "timeZone",
      coalesce(c.settings -> 'timeSheet', '{}') as settings, c.default_currency as "companysCurrency",
      c.closed_until as "closedUntil",
      coalesce((
        select json_agg(json_strip_nulls(json_build_object(
          'appliedDate', p.applied_on, 'endDate', p.ends_on, 'hourlyCost', k.hourly_cost)) order by p.applied_on)
        from contract_periods p left join rate_cards k on k.company_id = p.company_id and k.id = p.rate_card_id
        where p.company_id = e.company_id and p.employee_id = e.id
      ), '[]') as "cardCosts"
    from employees e
    join companies c on c.company_id = e.company_id
    join company_directory d on d.id = e.company_id
    where e.company_id = ${db.scope.companyId} and e.id = any (${employeeIds}::uuid[])`)
  return rows.map(({ settings, ...row }) => ({
    settings: TimeSheetSettings.parse(settings),
    today: dayInTimeZone(now, row.timeZone),
    ...row,
  }))
}

export const loadSubmitter = async (db: Db, employeeId: string, now: Date): Promise<Submitter> => {
  const [submitter] = await loadSubmitters(db, [employeeId], now)
  if (!submitter) throw new Refusal('notFound')
  return submitter
}

type OwnRole = Columns<'targetable_roles', 'id' | 'name' | 'hourly_charge' | 'hourly_cost'>

/** A project, or another targetable, with what somebody's time on it is checked against. */
export interface LoggingProject extends TimeRules {
  readonly id: string
  readonly kind: string
  readonly clientId: string | null
  readonly currency: Currency
  readonly rounding: TimeSheetRounding
  readonly definitions: readonly DynamicDetailDefinition[]
  readonly ownRoles: readonly OwnRole[]
  /** Whether they may see it and, as long as it is active, log time on it. */
  readonly isTrackable: boolean
  readonly isTaskListRead: boolean
}

interface LoggingProjectRow
  extends Omit<Standing, 'hasRole'>,
    Omit<LoggingProject, 'isTrackable' | 'isTaskListRead' | 'endedReason'> {
  readonly submitterId: string
}

const loggingProjectOf = (row: LoggingProjectRow, submitter: Submitter): LoggingProject => {
  const isOpportunity = row.kind === opportunityKind.kind
  const { isVisible, trackTime, areas } = targetablePermissions(
    {
      managesProjects: submitter.managesProjects,
      isLead: row.leadId === submitter.id,
      hasRole: row.ownRoles.length > 0,
      granted: row.granted,
      revenue: 'noAccess',
    },
    // That an opportunity is open to everybody assigns nobody to it.
    { isActive: true, isPublic: row.isPublic && !isOpportunity },
  )
  return {
    isTrackable: isVisible && trackTime,
    isTaskListRead: canRead(areas.taskLists),
    endedReason: isOpportunity ? 'opportunityLocked' : 'projectInactive',
    ...row,
  }
}

type LoggingProjects = ReadonlyMap<string, LoggingProject>

/**
 * Reads all of these in one statement, with how they stand to each of these employees. Only projects have rules of
 * their own for time, looked up row by row, because the planner might otherwise read all projects; on any other kind of
 * targetable none of it is charged.
 */
const readProjects = async (
  db: Db,
  employeeIds: readonly string[],
  ids: readonly string[],
): Promise<LoggingProjectRow[]> => {
  if (ids.length === 0 || employeeIds.length === 0) return []
  return db.rows<LoggingProjectRow>(sql`
    select w.id as "submitterId", p.id, p.kind, p.currency, p.client_id as "clientId", p.client_id is null or o.id is null as "isInternal",
      case when o.id is not null then p.end_date end as "endDate", coalesce(o.rounding, 'none') as rounding,
      coalesce(o.time_sheet_constraint, 'none') as "timeSheetConstraint",
      coalesce(o.time_sheet_submission_details, '[]') as definitions,
      coalesce(o.is_time_sheet_comment_required, false) as "isTimeSheetCommentsRequired",
      coalesce(o.is_non_chargeable_time_allowed, true) as "isNonChargeableTimeAllowed",
      coalesce((
        select json_agg(json_build_object('id', r.id, 'name', r.name, 'hourlyCharge', r.hourly_charge,
                                          'hourlyCost', r.hourly_cost))
        from targetable_roles r
        where r.company_id = p.company_id and r.targetable_id = p.id and r.employee_id = w.id
      ), '[]') as "ownRoles",
      p.lead_id as "leadId", ${isWorkedOn} as "isActive", p.is_public as "isPublic",
      (select m.areas from targetable_permissions m where m.company_id = p.company_id and m.targetable_id = p.id
       and m.employee_id = w.id) as granted
    from targetables p
    left join lateral (
      select * from projects o where o.company_id = p.company_id and o.id = p.id limit 1) o on true
    cross join unnest(${employeeIds}::uuid[]) as w (id)
    where p.company_id = ${db.scope.companyId} and p.id = any (${ids}::uuid[])
      and p.kind = any (${[...targetableKinds.keys()]}::text[])`)
}

const projectsOfSubmitters = (
  submitters: readonly Submitter[],
  rows: readonly LoggingProjectRow[],
): ReadonlyMap<string, LoggingProjects> => {
  const found = new Map(
    submitters.map((submitter) => [submitter.id, { submitter, own: new Map<string, LoggingProject>() }]),
  )
  for (const row of rows) {
    const of = found.get(row.submitterId)
    if (of?.submitter.hasProjects) of.own.set(row.id, loggingProjectOf(row, of.submitter))
  }
  return new Map([...found].map(([id, { own }]) => [id, own]))
}

export const loadProjectsOfSubmitters = async (
  db: Db,
  submitters: readonly Submitter[],
  ids: readonly string[],
): Promise<ReadonlyMap<string, LoggingProjects>> => {
  const withProjects = submitters.filter(({ hasProjects }) => hasProjects).map(({ id }) => id)
  return projectsOfSubmitters(submitters, await readProjects(db, withProjects, ids))
}

export const loadLoggingProjects = async (
  db: Db,
  submitter: Submitter,
  ids: readonly string[],
): Promise<LoggingProjects> => (await loadProjectsOfSubmitters(db, [submitter], ids)).get(submitter.id) ?? new Map()

/** Loads the people whose time it is together with the projects it is on. */
export const loadSubmittersAndProjects = async (
  db: Db,
  employeeIds: readonly string[],
  projectIds: readonly string[],
  now: Date,
) => {
  const [submitters, rows] = await Promise.all([
    loadSubmitters(db, employeeIds, now),
    readProjects(db, employeeIds, projectIds),
  ])
  return { submitters, projects: projectsOfSubmitters(submitters, rows) }
}
