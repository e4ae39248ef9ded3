import type { DynamicDetail } from '@praxis/contract/company/dynamic-details'
import type { TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'
import { submissionCan } from '@praxis/domain/time/submission-policy'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns, LeftJoined } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { isActedOnBy } from '../../approvers/queries/acting-approver'
import { type EmployeeBriefRow, employeeBriefJson, employeeBriefOf } from '../../employees/queries/employee-brief'
import { type ClientBriefRow, clientBriefJson, clientBriefOf } from '../../targetables/queries/targetable-brief'
import { type LoggedOnRow, loggedOnFields, placeOf } from './logged-on'

type TimeColumns = Columns<
  'time_sheet_submissions',
  | ('id' | 'day' | 'starts_at' | 'ends_at' | 'duration' | 'chargeable' | 'rounded' | 'charged')
  | ('role_id' | 'role_name' | 'hourly_charge' | 'hourly_cost' | 'comment' | 'tags' | 'dynamic_details')
  | (
      | 'tracker_id'
      | 'calendar_event_id'
      | 'correction_of'
      | 'invoice_item_id'
      | 'state'
      | 'amended_at'
      | 'original'
      | 'updated_at'
    )
>

/** What rows of single submissions and of lists have in common: the time, and the request about it, if there is one. */
export interface TimeRow extends TimeColumns, LeftJoined<Columns<'requests', 'submitted_at' | 'decided_at'>> {
  readonly seesRates: boolean
  readonly dynamicDetails: DynamicDetail[]
  readonly correctedBy: string | null
  readonly isActingApprover: boolean
  readonly isLinked: boolean
  readonly decisionComment: string
  readonly isAutoApproved: boolean
  readonly original: NonNullable<TimeSheetSubmission['amendment']>['original'] | null
}

export interface SubmissionRow extends TimeRow {
  readonly employee: EmployeeBriefRow
  readonly loggedOn: (LoggedOnRow & { readonly isActive: boolean }) | null
  readonly client: ClientBriefRow | null
  readonly task: Columns<'tasks', 'id' | 'title' | { taskListId: 'list_id' }> | null
  readonly approver: EmployeeBriefRow | null
  readonly amendedBy: EmployeeBriefRow | null
}

/** A condition on a row `p` of targetables: the actor may see what its time costs and brings. */
export const seesRatesOf = (actor: EmployeeActor): Sql => {
  if (actor.capabilities.revenue === 'noAccess') return rawSql('false')
  if (actor.capabilities.canManageProjects) return rawSql('p.id is not null')
  return sql`(p.lead_id = ${actor.employee.id} or exists (
    select from targetable_permissions m
    where m.company_id = p.company_id and m.targetable_id = p.id and m.employee_id = ${actor.employee.id}
      and m.areas ->> 'budgetPlan' in ('read', 'write')))`
}

/** Columns of a row `s` of time_sheet_submissions by itself, with whose it is and what it is on. */
const timeColumns = (actor: EmployeeActor): Sql => sql`
  s.id, ${employeeBriefJson('e', 'u')} as employee, s.day, s.starts_at as "startsAt", s.ends_at as "endsAt", s.duration,
  s.chargeable, s.rounded, s.charged,
  case when p.id is not null then json_build_object(
    ${rawSql(loggedOnFields)}, 'isActive', p.is_active) end as "loggedOn",
  ${clientBriefJson('c')} as client,
  case when t.id is not null then json_build_object(
    'id', t.id, 'title', t.title, 'taskListId', t.list_id) end as task,
  s.role_id as "roleId", s.role_name as "roleName", s.hourly_charge as "hourlyCharge", s.hourly_cost as "hourlyCost",
  ${seesRatesOf(actor)} as "seesRates", s.comment, s.tags, s.dynamic_details as "dynamicDetails",
  s.tracker_id as "trackerId", s.calendar_event_id as "calendarEventId", s.correction_of as "correctionOf",
  s.invoice_item_id as "invoiceItemId", s.state,
  s.amended_at as "amendedAt", s.original, s.updated_at as "updatedAt"`

/** Columns of a row `s` of time_sheet_submissions, with the joins below. */
export const submissionColumns = ({ now }: Pick<Db, 'now'>, actor: EmployeeActor): Sql => sql`
  ${timeColumns(actor)}, correction.id as "correctedBy",
  case when a.id is not null then ${employeeBriefJson('a', 'au')} end as approver,
  ${isActedOnBy(actor, now, 'a.id', 'a.is_active')} as "isActingApprover",
  r.linked_request_id is not null as "isLinked", r.submitted_at as "submittedAt", r.decided_at as "decidedAt",
  coalesce(r.comment, '') as "decisionComment", coalesce(r.is_auto_approved, false) as "isAutoApproved",
  case when m.id is not null then ${employeeBriefJson('m', 'mu')} end as "amendedBy"`

/** Joins the project row by row: the planner might otherwise read all projects for a page. */
export const projectOfTime = `left join lateral (
    select p.company_id, p.id, p.kind, p.name, p.client_id, p.is_active, p.lead_id from targetables p
    where p.company_id = s.company_id and p.id = s.targetable_id limit 1) p on true`

const clientOfTime = `left join lateral (
    select c.id, c.name, c.logo_image_id, c.is_active from clients c
    where c.company_id = s.company_id and c.id = s.client_id limit 1) c on true`

export const submissionJoins: Sql = rawSql(`
  join employees e on e.company_id = s.company_id and e.id = s.employee_id
  left join users u on u.id = e.user_id
  ${projectOfTime}
  ${clientOfTime}
  left join tasks t on t.company_id = s.company_id and t.id = s.task_id
  left join requests r on r.company_id = s.company_id and r.id = s.id
  left join employees a on a.company_id = r.company_id and a.id = r.decider_id
  left join users au on au.id = a.user_id
  left join employees m on m.company_id = s.company_id and m.id = s.amended_by
  left join users mu on mu.id = m.user_id
  left join time_sheet_submissions correction
    on correction.company_id = s.company_id and correction.correction_of = s.id`)

/** The same columns of rows that were just inserted: what they cannot have yet is not looked up. */
export const newSubmissionColumns = (actor: EmployeeActor): Sql => sql`
  ${timeColumns(actor)}, null as "correctedBy", null as approver, false as "isActingApprover", false as "isLinked",
  null as "submittedAt", null as "decidedAt", '' as "decisionComment", false as "isAutoApproved", null as "amendedBy"`

export const newSubmissionJoins: Sql = rawSql(`
  join lateral (select * from employees e where e.company_id = s.company_id and e.id = s.employee_id limit 1) e on true
  left join lateral (select * from users u where u.id = e.user_id limit 1) u on true
  ${projectOfTime}
  ${clientOfTime}
  left join lateral (
    select t.id, t.title, t.list_id from tasks t where t.company_id = s.company_id and t.id = s.task_id limit 1) t on true`)

/** The moment that stands for a day without a time of day over the wire. */
export const startOf = (day: string): string => `${day}T00:00:00.000Z`

export const submissionOf = (row: SubmissionRow, files: FileStore, actor: EmployeeActor): TimeSheetSubmission => ({
  id: row.id,
  employee: employeeBriefOf(row.employee, files),
  day: row.day,
  from: row.startsAt ?? startOf(row.day),
  ...(row.endsAt !== null && { to: row.endsAt }),
  duration: row.duration,
  chargeableDuration: row.chargeable,
  isFullyChargeable: row.chargeable === row.duration,
  chargedDuration: row.charged,
  roundedDuration: row.rounded,
  ...placeOf(row.loggedOn),
  client: row.client && clientBriefOf(row.client, files),
  task: row.task && { id: row.task.id, title: row.task.title, taskList: { id: row.task.taskListId } },
  roleID: row.roleId,
  roleName: row.roleName,
  ...(row.seesRates && { roleHourlyCharge: row.hourlyCharge, roleHourlyCost: row.hourlyCost }),
  comment: row.comment,
  tags: row.tags,
  dynamicDetails: row.dynamicDetails,
  trackerID: row.trackerId,
  linkedCalendarEventID: row.calendarEventId,
  request: {
    id: row.id,
    state: row.state,
    approver: row.approver && employeeBriefOf(row.approver, files),
    submittedAt: row.submittedAt,
    decidedAt: row.decidedAt,
    comment: row.decisionComment,
    isAutoApproved: row.isAutoApproved,
  },
  correctionOf: row.correctionOf === null ? null : { id: row.correctionOf },
  correctedBy: row.correctedBy === null ? null : { id: row.correctedBy },
  amendment:
    row.amendedBy && row.amendedAt !== null && row.original
      ? { by: employeeBriefOf(row.amendedBy, files), at: row.amendedAt, original: row.original }
      : null,
  ...(row.invoiceItemId !== null && { invoiceItemID: row.invoiceItemId }),
  updatedAt: row.updatedAt,
  can: submissionCan({
    state: row.state,
    isOwn: row.employee.id === actor.employee.id,
    // Nobody decides on their own time, not even while impersonating the approver.
    isApprover: row.isActingApprover && row.employee.id !== actor.impersonatorId,
    isProjectActive: row.loggedOn?.isActive ?? true,
    isCorrected: row.correctedBy !== null,
    isLinked: row.isLinked,
    isInvoiced: row.invoiceItemId !== null,
  }),
})
