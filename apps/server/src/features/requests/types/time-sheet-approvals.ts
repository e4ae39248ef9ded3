import type { ApprovalGroup, ApprovalsQuery, approvals } from '@praxis/contract/approvals'
import type { Sent } from '@praxis/contract/endpoint'
import { addDays } from '@praxis/domain/calendar/day'
import { contractedSecondsOf } from '@praxis/domain/time/contracted'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { joinSql, rawSql, type Sql, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { COUNT_LIMIT, pageOf, pageOfRows } from '../../../platform/lists/page-of-rows'
import { rowsWithIds } from '../../../platform/search/search-index'
import { employeeBriefOf } from '../../employees/queries/employee-brief'
import { loadContracts } from '../../time-sheets/queries/contracted-time'
import {
  type SubmissionRow,
  submissionColumns,
  submissionJoins,
  submissionOf,
} from '../../time-sheets/queries/submission-row'
import { timeFoundBy } from '../../time-sheets/queries/time-search'
import { versionOfTimeSheet } from './time-sheet-version'

type Asked = ApprovalsQuery & { readonly per: number }

/** An entry of a group, with what the group is; groups come one after the other. */
interface EntryRow extends SubmissionRow {
  readonly position: number
  readonly monday: string
  readonly firstDay: string
  readonly lastDay: string
  readonly groupDuration: number
  readonly groupChargeable: number
  readonly waitingSince: string
  readonly weekLogged: number
  readonly total: number
  readonly requestCount: number
}

const orders: Readonly<Record<ApprovalsQuery['sortOrder'], Sql>> = {
  oldestFirst: rawSql('order by waiting_since, first_day, employee_id, project_id, entry'),
  newestFirst: rawSql('order by waiting_since desc, last_day desc, employee_id, project_id, entry'),
}

/** Whether an entry stands on its own or with the others of its person, project and week. */
const entries: Readonly<Record<ApprovalsQuery['groupBy'], Sql>> = {
  employee: rawSql('null::uuid'),
  entry: rawSql('s.id'),
}

const isOfProjectLedBy = (employeeId: string): Sql => sql`exists (
  select from projects p where p.company_id = s.company_id and p.id = s.project_id and p.lead_id = ${employeeId})`

const conditionsOf = (actor: EmployeeActor, { employeeID, projectID, projectLead, from, to }: Asked): Sql =>
  joinSql(
    [
      sql`r.company_id = ${actor.company.id} and r.approver_id = ${actor.employee.id}
        and r.type = 'timeSheet' and r.state = 'waitingForApproval' and s.state = 'waitingForApproval'`,
      ...(employeeID ? [sql`r.employee_id = ${employeeID}`] : []),
      ...(projectID ? [sql`s.project_id = ${projectID}`] : []),
      ...(projectLead ? [isOfProjectLedBy(actor.employee.id)] : []),
      ...(from ? [sql`s.day >= ${from}`] : []),
      ...(to ? [sql`s.day <= ${to}`] : []),
    ],
    ' and ',
  )

/** Requests `r` about the time `s` that a search finds, or all there are. */
const requestsSearched = (companyId: string, search: string | undefined): Sql =>
  search
    ? sql`${rowsWithIds('requests', companyId, timeFoundBy(companyId, search))} r
        cross join lateral (
          select * from time_sheet_submissions s where s.company_id = r.company_id and s.id = r.id limit 1) s`
    : rawSql('requests r join time_sheet_submissions s on s.company_id = r.company_id and s.id = r.id')

/** One statement: the groups of the page, and the entries of these few. Weeks begin on Monday. */
const listSql = (actor: EmployeeActor, asked: Asked): Sql => sql`
  with waiting as (
    select s.id, s.employee_id, s.project_id, s.day - (extract(isodow from s.day)::integer - 1) as monday, s.day,
           s.duration, s.chargeable, r.submitted_at, ${entries[asked.groupBy]} as entry
    from ${requestsSearched(actor.company.id, asked.search)}
    where ${conditionsOf(actor, asked)}
  ), groups as (
    select employee_id, project_id, monday, entry, min(day) as first_day, max(day) as last_day,
           sum(duration) as duration, sum(chargeable) as chargeable, min(submitted_at) as waiting_since,
           array_agg(id) as ids
    from waiting group by employee_id, project_id, monday, entry
  ), counted as (
    select count(*) as total, (select count(*) from waiting) as "requestCount"
    from (select from groups ${COUNT_LIMIT}) as few
  ), shown as (
    select g.*, row_number() over (${orders[asked.sortOrder]}) as position
    from (${pageOf(sql`select * from groups ${orders[asked.sortOrder]}`, asked)}) as g
  ), logged as (
    select position, sum(s.duration) as seconds
    from shown g join time_sheet_submissions s
      on s.company_id = ${actor.company.id} and s.employee_id = g.employee_id
      and s.day between g.monday and g.monday + 6 and s.state <> 'denied'
    group by position
  )
  select found.*, counted.*
  from counted left join (
    select ${submissionColumns(actor)}, g.position, g.monday, g.first_day as "firstDay", g.last_day as "lastDay",
           g.duration as "groupDuration", g.chargeable as "groupChargeable", g.waiting_since as "waitingSince",
           logged.seconds as "weekLogged"
    from shown g
    join logged on logged.position = g.position
    join time_sheet_submissions s on s.company_id = ${actor.company.id} and s.id = any (g.ids)
    ${submissionJoins}
  ) as found on true
  order by found.position, found.day, found."startsAt", found.id`

interface GroupRow {
  readonly id: string | null
  readonly total: number
  readonly entries: readonly EntryRow[]
}

/** A page counts groups, whatever their number of entries. */
const groupsOf = (rows: readonly EntryRow[]): GroupRow[] => {
  const byPosition = new Map<number, EntryRow[]>()
  for (const row of rows) byPosition.set(row.position, [...(byPosition.get(row.position) ?? []), row])
  return [...byPosition.values()].map((ofGroup) => ({
    id: ofGroup[0]?.id ?? null,
    total: ofGroup[0]?.total ?? 0,
    entries: ofGroup,
  }))
}

const keyOf = ({ id, employee, project, monday }: EntryRow, groupBy: ApprovalsQuery['groupBy']): string =>
  groupBy === 'entry' ? id : [employee.id, project?.id ?? 'personal', monday].join('/')

/** What is contracted in the weeks of these people, in one statement for all of them. */
const contractedWeeks = async (db: Db, rows: readonly EntryRow[]) => {
  const mondays = rows.map(({ monday }) => monday).toSorted()
  const [first, last] = [mondays[0], mondays.at(-1)]
  if (first === undefined || last === undefined) return () => 0
  const employeeIds = [...new Set(rows.map(({ employee }) => employee.id))]
  const { byEmployee, bankHolidays } = await loadContracts(db, employeeIds, first, addDays(last, 6))
  // Week by week: there may be years between the first and the last of a page.
  return (employeeId: string, monday: string): number =>
    contractedSecondsOf(byEmployee.get(employeeId), bankHolidays, monday, addDays(monday, 6))
}

export const listTimeSheetApprovals = async (
  db: Db,
  files: FileStore,
  actor: EmployeeActor,
  asked: Asked,
): Promise<Sent<typeof approvals.listApprovals>> => {
  const rows = await db.rows<EntryRow>(listSql(actor, asked))
  const { items, metadata } = pageOfRows(groupsOf(rows), asked, ({ entries }) => entries)
  const contractedIn = await contractedWeeks(db, items.flat())
  return {
    items: items.flatMap((ofGroup) => {
      const [first] = ofGroup
      return first ? [groupOf(first, ofGroup, { files, actor, groupBy: asked.groupBy, contractedIn })] : []
    }),
    metadata,
    requestCount: rows[0]?.requestCount ?? 0,
  }
}

interface Beside {
  readonly files: FileStore
  readonly actor: EmployeeActor
  readonly groupBy: ApprovalsQuery['groupBy']
  readonly contractedIn: (employeeId: string, monday: string) => number
}

const groupOf = (first: EntryRow, ofGroup: readonly EntryRow[], beside: Beside): ApprovalGroup => {
  const { files, actor, groupBy, contractedIn } = beside
  const submissions = ofGroup.map((row) => submissionOf(row, files, actor))
  return {
    key: keyOf(first, groupBy),
    employee: employeeBriefOf(first.employee, files),
    project: submissions[0]?.project ?? null,
    from: first.firstDay,
    to: first.lastDay,
    duration: first.groupDuration,
    chargeableDuration: first.groupChargeable,
    waitingSince: first.waitingSince,
    weekLoggedTime: first.weekLogged,
    weekContractedTime: contractedIn(first.employee.id, first.monday),
    requests: submissions.map((timeSheetSubmission) => ({
      id: timeSheetSubmission.id,
      version: versionOfTimeSheet(timeSheetSubmission),
      timeSheetSubmission,
    })),
  }
}
