import type { ApprovalsQuery } from '@praxis/contract/requests/approvals'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { joinSql, rawSql, type Sql, sql } from '../../../platform/database/sql'
import { COUNT_LIMIT, pageOf } from '../../../platform/lists/page-of-rows'
import { rowsWithIds } from '../../../platform/search/search-index'
import { employeeBriefJson } from '../../employees/queries/employee-brief'
import { isDecidedBy } from './request-row'
import type { AskedApprovals, RequestTypeLine } from './request-type-line'

/** Columns by name, each with its expression. */
type Columns = Readonly<Record<string, string>>

/** How the inbox reads requests `r` of a type about rows `s` of its table; columns differ in name from the table's. */
export interface InboxSource extends Pick<RequestTypeLine, 'type' | 'decidedBy' | 'foundBy'> {
  /** The table has company_id, id and, kept by the database, the state of the request. */
  readonly table: string
  /** The columns of the first and last day that a request is about. */
  readonly days: { readonly first: string; readonly last: string }
  /** What the requests of one group have in common besides their person. */
  readonly together: Columns
  /** The sums of a group. */
  readonly sums: Columns
  /** Further columns of a group `g` of the page. */
  readonly beside?: (companyId: string) => Readonly<Record<string, Sql>>
}

const entriesOf = (columns: Columns): Sql[] =>
  Object.entries(columns).map(([name, value]) => rawSql(`${value} as ${name}`))
const namesOf = (columns: Columns): Sql[] => Object.keys(columns).map((name) => rawSql(name))
const listed = (parts: readonly Sql[]): Sql => joinSql(parts, ', ')

type Now = Pick<Db, 'now'>

/** The person in whose place the actor decides on a group `g`. */
const decidesFor = ({ company, employee }: EmployeeActor): Sql => sql`(
  select ${employeeBriefJson('a', 'au')} from employees a left join users au on au.id = a.user_id
  where a.company_id = ${company.id} and a.id = g.approver_id and a.id <> ${employee.id})`

/** Whether a request stands alone or with the others of its group. */
const entries: Readonly<Record<ApprovalsQuery['groupBy'], Sql>> = {
  employee: rawSql('null::uuid'),
  entry: rawSql('r.id'),
}

const orderOf = ({ together }: InboxSource, { sortOrder }: AskedApprovals): Sql => {
  const first = sortOrder === 'oldestFirst' ? 'waiting_since, first_day' : 'waiting_since desc, last_day desc'
  return sql`order by ${listed([rawSql(first), rawSql('employee_id'), ...namesOf(together), rawSql('entry'), rawSql('approver_id')])}`
}

const isOfProjectLedBy = (employeeId: string): Sql => sql`exists (
  select from targetables t where t.company_id = r.company_id and t.id = r.targetable_id and t.lead_id = ${employeeId})`

const conditionsOf = (db: Now, actor: EmployeeActor, source: InboxSource, asked: AskedApprovals): Sql => {
  const { type, days } = source
  const { employeeID, projectID, projectLead, from, to } = asked
  return joinSql(
    [
      sql`r.company_id = ${actor.company.id} and ${isDecidedBy([source], db, actor)}
        and r.type = ${type} and r.state = 'waitingForApproval' and s.state = 'waitingForApproval'`,
      ...(employeeID ? [sql`r.employee_id = ${employeeID}`] : []),
      ...(projectID ? [sql`r.targetable_id = ${projectID}`] : []),
      ...(projectLead ? [isOfProjectLedBy(actor.employee.id)] : []),
      ...(from ? [sql`${rawSql(days.last)} >= ${from}`] : []),
      ...(to ? [sql`${rawSql(days.first)} <= ${to}`] : []),
    ],
    ' and ',
  )
}

/** Requests `r` with their subjects `s`: those that a search finds, or all there are. */
const requestsSearched = ({ table, foundBy }: InboxSource, companyId: string, search: string | undefined): Sql =>
  search
    ? sql`${rowsWithIds('requests', companyId, foundBy(companyId, search))} r
        cross join lateral (
          select * from ${rawSql(table)} s where s.company_id = r.company_id and s.id = r.id limit 1) s`
    : rawSql(`requests r join ${table} s on s.company_id = r.company_id and s.id = r.id`)

/** The waiting requests, their groups, and the number of both. */
const groupsSql = (db: Now, actor: EmployeeActor, source: InboxSource, asked: AskedApprovals): Sql => {
  const { days, together, sums } = source
  // What somebody decides in the place of others lies apart from what comes to them.
  const inCommon = [rawSql('employee_id'), rawSql('approver_id'), ...namesOf(together), rawSql('entry')]
  return sql`
    with waiting as (
      select ${listed([
        rawSql(
          `r.id, r.employee_id, r.approver_id, r.submitted_at, ${days.first} as first_day, ${days.last} as last_day`,
        ),
        ...entriesOf(together),
        ...entriesOf(sums),
        sql`${entries[asked.groupBy]} as entry`,
      ])}
      from ${requestsSearched(source, actor.company.id, asked.search)}
      where ${conditionsOf(db, actor, source, asked)}
    ), groups as (
      select ${listed([
        ...inCommon,
        rawSql('min(first_day) as first_day, max(last_day) as last_day, min(submitted_at) as waiting_since'),
        ...Object.keys(sums).map((name) => rawSql(`sum(${name})::bigint as ${name}`)),
        rawSql('array_agg(id) as ids'),
      ])}
      from waiting group by ${listed(inCommon)}
    ), counted as (
      select count(*) as total, (select count(*) from waiting) as "requestCount"
      from (select from groups ${COUNT_LIMIT}) as few
    )`
}

/** The numbers of groups and requests, also for a page that has none. */
export const countsSql = (db: Now, actor: EmployeeActor, source: InboxSource, asked: AskedApprovals): Sql =>
  sql`${groupsSql(db, actor, source, asked)} select * from counted`

/** Rows `s` of the type's table that are in the groups of the page and of one more, each with its group's columns. */
export const rowsSql = (db: Now, actor: EmployeeActor, source: InboxSource, asked: AskedApprovals): Sql => {
  const order = orderOf(source, asked)
  const { together, sums } = source
  const beside = Object.entries(source.beside?.(actor.company.id) ?? {})
  return sql`
    ${groupsSql(db, actor, source, asked)}, shown as (
      select ${listed([
        ...[...Object.keys(together), ...Object.keys(sums)].map((name) => rawSql(`g.${name}`)),
        rawSql('g.first_day as group_from, g.last_day as group_to, g.waiting_since as group_since, g.ids as group_ids'),
        sql`${decidesFor(actor)} as group_for`,
        ...beside.map(([name, value]) => sql`${value} as ${rawSql(name)}`),
        sql`row_number() over (${order}) as group_position`,
      ])}
      from (${pageOf(sql`select * from groups ${order}`, asked)}) as g
    )
    select s.*, g.*, counted.total as group_total, counted."requestCount" as group_requests
    from shown g cross join counted
    join ${rawSql(source.table)} s on s.company_id = ${actor.company.id} and s.id = any (g.group_ids)`
}

/** The group's columns of rows `s` that rowsSql gives. */
export const GROUP_COLUMNS = rawSql(`
  s.group_position as position, s.group_from as "firstDay", s.group_to as "lastDay", s.group_since as "waitingSince",
  s.group_total as total, s.group_requests as "requestCount", s.group_for as "decidesFor"`)
