import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns, LeftJoined } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import { isActedOnBy } from '../../approvers/queries/acting-approver'
import { type EmployeeBriefRow, employeeBriefJson } from '../../employees/queries/employee-brief'
import { type ClientBriefRow, clientBriefJson } from '../../targetables/queries/targetable-brief'
import { projectOfTime, seesRatesOf, type TimeRow } from './submission-row'

/** A submission as lists read it: people and clients are ids. */
export interface ListedRow
  extends TimeRow,
    Columns<
      'time_sheet_submissions',
      'employee_id' | 'client_id' | 'task_id' | 'amended_by' | { projectId: 'targetable_id' }
    >,
    Columns<'targetables', { projectName: 'name' }>,
    Columns<'tasks', { taskTitle: 'title'; taskListId: 'list_id' }>,
    LeftJoined<Columns<'requests', { approverId: 'decider_id' }>> {
  readonly isInternal: boolean
  readonly isOpportunity: boolean
  readonly isProjectActive: boolean
  /** The people and clients that the rows refer to; only the first row has them. */
  readonly people: readonly EmployeeBriefRow[] | null
  readonly clients: readonly ClientBriefRow[] | null
}

/** Columns of a row `s` of time, with entryJoins. */
const entryColumns = ({ now }: Pick<Db, 'now'>, actor: EmployeeActor): Sql => sql`
  s.id, s.employee_id as "employeeId", s.day, s.starts_at as "startsAt", s.ends_at as "endsAt", s.duration, s.chargeable,
  s.rounded, s.charged, s.targetable_id as "projectId", p.name as "projectName", p.client_id is null as "isInternal",
  p.kind is not distinct from 'opportunity' as "isOpportunity",
  coalesce(p.is_active, true) as "isProjectActive", s.client_id as "clientId", s.task_id as "taskId",
  t.title as "taskTitle", t.list_id as "taskListId", s.role_id as "roleId", s.role_name as "roleName",
  s.hourly_charge as "hourlyCharge", s.hourly_cost as "hourlyCost", ${seesRatesOf(actor)} as "seesRates", s.comment, s.tags,
  s.dynamic_details as "dynamicDetails", s.tracker_id as "trackerId", s.calendar_event_id as "calendarEventId",
  s.correction_of as "correctionOf", correction.id as "correctedBy",
  s.invoice_item_id as "invoiceItemId", s.state, r.decider_id as "approverId",
  ${isActedOnBy(actor, now, 'a.id', 'a.is_active')} as "isActingApprover",
  r.linked_request_id is not null as "isLinked", r.submitted_at as "submittedAt", r.decided_at as "decidedAt",
  coalesce(r.comment, '') as "decisionComment", coalesce(r.is_auto_approved, false) as "isAutoApproved",
  s.amended_by as "amendedBy", s.amended_at as "amendedAt", s.original, s.updated_at as "updatedAt"`

const entryJoins: Sql = rawSql(`
  ${projectOfTime}
  left join tasks t on t.company_id = s.company_id and t.id = s.task_id
  left join requests r on r.company_id = s.company_id and r.id = s.id
  left join employees a on a.company_id = r.company_id and a.id = r.decider_id
  left join time_sheet_submissions correction
    on correction.company_id = s.company_id and correction.correction_of = s.id`)

const peopleJson = (companyId: string): Sql => sql`(
  select json_agg(${employeeBriefJson('e', 'u')}) from employees e left join users u on u.id = e.user_id
  where e.company_id = ${companyId} and e.id = any (array(
    select "employeeId" from entries union select "approverId" from entries union select "amendedBy" from entries)))`

const clientsJson = (companyId: string): Sql => sql`(
  select json_agg(${clientBriefJson('c')})
  from clients c where c.company_id = ${companyId} and c.id = any (array(select "clientId" from entries)))`

interface Found {
  /** A query that gives rows `s` of time. */
  readonly rows: Sql
  /** Further columns of these rows. */
  readonly columns?: Sql
  readonly joins?: Sql
  readonly order: Sql
}

/** One statement: the rows that were found, what belongs to each, and people and clients once for all of them. */
export const listedRowsSql = (
  db: Pick<Db, 'now'>,
  actor: EmployeeActor,
  { rows, columns, joins = sql``, order }: Found,
): Sql => sql`
  with entries as materialized (
    select ${entryColumns(db, actor)}${columns ? sql`, ${columns}` : sql``}, row_number() over (${order}) as turn
    from (${rows}) as s ${entryJoins} ${joins}
  )
  select entries.*, case when turn = 1 then ${peopleJson(actor.company.id)} end as people,
    case when turn = 1 then ${clientsJson(actor.company.id)} end as clients
  from entries order by turn`
