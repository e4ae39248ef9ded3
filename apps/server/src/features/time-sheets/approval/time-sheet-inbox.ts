import type { ApprovalsQuery, approvals } from '@praxis/contract/approvals'
import type { Sent } from '@praxis/contract/endpoint'
import type { ListedSubmission } from '@praxis/contract/listed-submissions'
import { addDays } from '@praxis/domain/calendar/day'
import { capacityBetween } from '@praxis/domain/capacity/capacity'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { joinSql, rawSql, type Sql, sql } from '../../../platform/database/sql'
import { COUNT_LIMIT, pageOf } from '../../../platform/lists/page-of-rows'
import type { Platform } from '../../../platform/platform'
import { rowsWithIds } from '../../../platform/search/search-index'
import { loadWorkCalendars } from '../../employees/queries/work-calendars'
import { type ListedRow, listedRowsSql } from '../../time-sheets/queries/listed-rows'
import { listingOf } from '../../time-sheets/queries/listed-submission'
import { timeFoundBy } from '../../time-sheets/queries/time-search'
import { versionOfRow } from './time-sheet-version'

type Asked = ApprovalsQuery & { readonly per: number }

/** An entry of a group, with what the group is; groups come one after the other. */
interface EntryRow extends ListedRow {
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

type Counts = Pick<EntryRow, 'total' | 'requestCount'>

const orders: Readonly<Record<ApprovalsQuery['sortOrder'], Sql>> = {
  oldestFirst: rawSql('order by waiting_since, first_day, employee_id, targetable_id, entry'),
  newestFirst: rawSql('order by waiting_since desc, last_day desc, employee_id, targetable_id, entry'),
}

/** Whether an entry stands on its own or with the others of its person, project and week. */
const entries: Readonly<Record<ApprovalsQuery['groupBy'], Sql>> = {
  employee: rawSql('null::uuid'),
  entry: rawSql('s.id'),
}

const isOfProjectLedBy = (employeeId: string): Sql => sql`exists (
  select from targetables p where p.company_id = s.company_id and p.id = s.targetable_id and p.lead_id = ${employeeId})`

const conditionsOf = (actor: EmployeeActor, { employeeID, projectID, projectLead, from, to }: Asked): Sql =>
  joinSql(
    [
      sql`r.company_id = ${actor.company.id} and r.approver_id = ${actor.employee.id}
        and r.type = 'timeSheet' and r.state = 'waitingForApproval' and s.state = 'waitingForApproval'`,
      ...(employeeID ? [sql`r.employee_id = ${employeeID}`] : []),
      ...(projectID ? [sql`s.targetable_id = ${projectID}`] : []),
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

/** What waits, its groups, and how many there are of both. Weeks begin on Monday. */
const groupsSql = (actor: EmployeeActor, asked: Asked): Sql => sql`
  with waiting as (
    select s.id, s.employee_id, s.targetable_id, s.day - (extract(isodow from s.day)::integer - 1) as monday, s.day,
           s.duration, s.chargeable, r.submitted_at, ${entries[asked.groupBy]} as entry
    from ${requestsSearched(actor.company.id, asked.search)}
    where ${conditionsOf(actor, asked)}
  ), groups as (
    select employee_id, targetable_id, monday, entry, min(day) as first_day, max(day) as last_day,
           sum(duration) as group_duration, sum(chargeable) as group_chargeable, min(submitted_at) as waiting_since,
           array_agg(id) as ids
    from waiting group by employee_id, targetable_id, monday, entry
  ), counted as (
    select count(*) as total, (select count(*) from waiting) as "requestCount"
    from (select from groups ${COUNT_LIMIT}) as few
  )`

const GROUP_COLUMNS = rawSql(`
  s.position, s.monday, s.first_day as "firstDay", s.last_day as "lastDay", s.group_duration as "groupDuration",
  s.group_chargeable as "groupChargeable", s.waiting_since as "waitingSince", s.week_logged as "weekLogged", s.total,
  s."requestCount"`)

/** One statement: the groups of the page and one more, and the entries of these few. */
const listSql = (actor: EmployeeActor, asked: Asked): Sql =>
  listedRowsSql(actor, {
    rows: sql`
      ${groupsSql(actor, asked)}, shown as (
        select g.monday, g.first_day, g.last_day, g.group_duration, g.group_chargeable, g.waiting_since, g.ids,
          row_number() over (${orders[asked.sortOrder]}) as position, (
            select sum(s.duration) from time_sheet_submissions s
            where s.company_id = ${actor.company.id} and s.employee_id = g.employee_id
              and s.day between g.monday and g.monday + 6 and s.state <> 'denied') as week_logged
        from (${pageOf(sql`select * from groups ${orders[asked.sortOrder]}`, asked)}) as g
      )
      select s.*, g.*, counted.*
      from shown g cross join counted
      join time_sheet_submissions s on s.company_id = ${actor.company.id} and s.id = any (g.ids)`,
    columns: GROUP_COLUMNS,
    order: rawSql('order by s.position, s.day, s.starts_at, s.id'),
  })

/** A page behind the last one has no rows to say how many there are. */
const countsOf = async (db: Db, actor: EmployeeActor, asked: Asked, [first]: readonly EntryRow[]): Promise<Counts> => {
  const counts = first ?? (await db.row<Counts>(sql`${groupsSql(actor, asked)} select * from counted`))
  return { total: counts?.total ?? 0, requestCount: counts?.requestCount ?? 0 }
}

const groupsOf = (rows: readonly EntryRow[]): EntryRow[][] => {
  const byPosition = new Map<number, EntryRow[]>()
  for (const row of rows) {
    const group = byPosition.get(row.position)
    if (group) group.push(row)
    else byPosition.set(row.position, [row])
  }
  return [...byPosition.values()]
}

const keyOf = ({ id, employeeId, projectId, monday }: EntryRow, groupBy: ApprovalsQuery['groupBy']): string =>
  groupBy === 'entry' ? id : [employeeId, projectId ?? 'personal', monday].join('/')

/** What is contracted in the weeks of these people, in one statement for all of them. */
const contractedWeeks = async (db: Db, platform: Pick<Platform, 'dayItems'>, rows: readonly EntryRow[]) => {
  const mondays = rows.map(({ monday }) => monday).toSorted()
  const [first, last] = [mondays[0], mondays.at(-1)]
  if (first === undefined || last === undefined) return () => 0
  const employeeIds = [...new Set(rows.map(({ employeeId }) => employeeId))]
  const calendarOf = await loadWorkCalendars(db, platform, { employeeIds, from: first, to: addDays(last, 6) })
  // Week by week: there may be years between the first and the last of a page.
  return (employeeId: string, monday: string): number =>
    capacityBetween(calendarOf(employeeId), monday, addDays(monday, 6))
}

type Answer = Sent<typeof approvals.listApprovals>

/** A page counts groups, whatever their number of entries. */
export const listTimeSheetApprovals = async (
  db: Db,
  platform: Pick<Platform, 'files' | 'dayItems'>,
  actor: EmployeeActor,
  asked: Asked,
): Promise<Answer> => {
  const rows = await db.rows<EntryRow>(listSql(actor, asked))
  const { page, per, groupBy } = asked
  const groups = groupsOf(rows)
  const shown = groups.slice(0, per)
  const [contractedIn, { total, requestCount }] = await Promise.all([
    contractedWeeks(db, platform, shown.flat()),
    countsOf(db, actor, asked, rows),
  ])
  const { beside, submissionOf } = listingOf(rows, platform.files, actor)
  return {
    items: shown.flatMap((ofGroup) => {
      const [first] = ofGroup
      return first ? [groupOf(first, ofGroup, { groupBy, contractedIn, submissionOf })] : []
    }),
    metadata: { page, per, total, hasMore: groups.length > per },
    ...beside,
    requestCount,
  }
}

interface Beside {
  readonly groupBy: ApprovalsQuery['groupBy']
  readonly contractedIn: (employeeId: string, monday: string) => number
  readonly submissionOf: (row: EntryRow) => ListedSubmission
}

const groupOf = (first: EntryRow, ofGroup: readonly EntryRow[], beside: Beside): Answer['items'][number] => ({
  key: keyOf(first, beside.groupBy),
  employee: { id: first.employeeId },
  project:
    first.projectId === null
      ? null
      : { id: first.projectId, details: { name: first.projectName }, isInternal: first.isInternal },
  from: first.firstDay,
  to: first.lastDay,
  duration: first.groupDuration,
  chargeableDuration: first.groupChargeable,
  waitingSince: first.waitingSince,
  weekLoggedTime: first.weekLogged,
  weekContractedTime: beside.contractedIn(first.employeeId, first.monday),
  requests: ofGroup.map((row) => ({ version: versionOfRow(row), timeSheetSubmission: beside.submissionOf(row) })),
})
