import { TimeSheetSettings } from '@praxis/contract/company/company-settings'
import { type EmployeeTimeReport, LONGEST_REPORT_DAYS, type TimeSheetReport } from '@praxis/contract/time/time-reports'
import { addDays, type Day, daysBetween } from '@praxis/domain/calendar/day'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { capacityBetween } from '@praxis/domain/capacity/capacity'
import { hasWords } from '@praxis/domain/search/has-words'
import { utilisationAlertOf, utilisationOf } from '@praxis/domain/time/time-figures'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import type { Platform } from '../../../platform/platform'
import { invalidField } from '../../../platform/refusal'
import { type EmployeeBriefRow, employeeBriefJson, employeeBriefOf } from '../../employees/queries/employee-brief'
import { loadWorkCalendars } from '../../employees/queries/work-calendars'
import {
  clientBriefOf,
  type TargetableBriefRow,
  targetableBriefColumns,
} from '../../targetables/queries/targetable-brief'
import { isInTeamOf } from './team'
import { type FiguresRow, timeColumns } from './time-figures'

interface ReportQuery {
  readonly startDate: Day
  readonly endDate: Day
}

interface LoggedRow extends Omit<FiguresRow, 'revenue' | 'cost'> {
  readonly employeeId: string
  readonly projectId: string | null
  readonly loggedTimeToDate: number
}

interface PersonRow {
  readonly brief: EmployeeBriefRow
  readonly lineManager: EmployeeBriefRow | null
}

/** What each person of the team logged on each project, and how much of it on days that are over. */
export const loggedByTeamSql = (actor: EmployeeActor, { startDate, endDate }: ReportQuery, today: Day): Sql => sql`
  select s.employee_id as "employeeId", s.targetable_id as "projectId", ${timeColumns},
    coalesce(sum(s.duration) filter (where s.day < ${today} and s.state <> 'denied'), 0)::bigint as "loggedTimeToDate"
  from time_sheet_submissions s
  where s.company_id = ${actor.company.id} and s.day between ${startDate} and ${endDate} and s.state <> 'denied'
    and ${isInTeamOf(actor, rawSql('s.employee_id'))}
  group by s.employee_id, s.targetable_id`

const peopleOfTeam = (db: Db, actor: EmployeeActor): Promise<PersonRow[]> =>
  db.rows<PersonRow>(sql`
    select ${employeeBriefJson('e', 'u')} as brief,
      case when m.id is not null then ${employeeBriefJson('m', 'mu')} end as "lineManager"
    from employees e join users u on u.id = e.user_id
    left join employees m on m.company_id = e.company_id and m.id = e.line_manager_id
    left join users mu on mu.id = m.user_id
    where e.company_id = ${actor.company.id} and ${isInTeamOf(actor, rawSql('e.id'))}
    order by e.sort_name, e.id`)

interface ReportedRow extends TargetableBriefRow {
  readonly isOpportunity: boolean
}

const projectsAmong = (db: Db, ids: readonly string[]): Promise<ReportedRow[]> =>
  db.rows<ReportedRow>(sql`
    select ${targetableBriefColumns}, p.kind = 'opportunity' as "isOpportunity"
    from targetables p left join clients c on c.company_id = p.company_id and c.id = p.client_id
    where p.company_id = ${db.scope.companyId} and p.id = any (${ids}::uuid[])
    order by p.sort_name, p.id`)

const limitsOf = async (db: Db): Promise<TimeSheetReport['limits']> => {
  const company = await db.row<Columns<'companies', 'settings'>>(sql`
    select coalesce(settings -> 'timeSheet', '{}') as settings from companies
    where company_id = ${db.scope.companyId}`)
  const { underUtilisedBelowPercent, overUtilisedAbovePercent } = TimeSheetSettings.parse(company?.settings ?? {})
  return { underUtilisedBelowPercent, overUtilisedAbovePercent }
}

const assertReportPeriod = ({ startDate, endDate }: ReportQuery): void => {
  if (startDate > endDate) throw invalidField('endDate', 'Invalid Date')
  if (daysBetween(startDate, endDate) >= LONGEST_REPORT_DAYS)
    throw invalidField('endDate', `Maximum of ${LONGEST_REPORT_DAYS} days`)
}

const summed = ['loggedTime', 'chargeableTime', 'chargedTime', 'unsubmittedTime', 'waitingForApprovalTime'] as const
const figures = [...summed, 'approvedTime', 'loggedTimeToDate'] as const

const sumOf = (rows: readonly LoggedRow[]) =>
  Object.fromEntries(figures.map((name) => [name, rows.reduce((sum, row) => sum + row[name], 0)])) as Record<
    (typeof figures)[number],
    number
  >

const reportOf = (
  { brief, lineManager }: PersonRow,
  rows: readonly LoggedRow[],
  contracted: Pick<EmployeeTimeReport, 'contractedTime' | 'contractedTimeToDate'>,
): EmployeeTimeReport => {
  const sums = sumOf(rows)
  return {
    employeeID: brief.id,
    lineManagerID: lineManager?.id ?? null,
    ...contracted,
    ...sums,
    utilisation: utilisationOf(sums.loggedTimeToDate, contracted.contractedTimeToDate),
    projectIDs: rows.flatMap(({ projectId }) => projectId ?? []),
    byProject: rows.map(({ projectId, loggedTime, chargeableTime }) => ({
      projectID: projectId,
      loggedTime,
      chargeableTime,
    })),
  }
}

const byEmployee = (rows: readonly LoggedRow[]): ReadonlyMap<string, LoggedRow[]> => {
  const grouped = new Map<string, LoggedRow[]>()
  for (const row of rows) {
    const group = grouped.get(row.employeeId)
    if (group) group.push(row)
    else grouped.set(row.employeeId, [row])
  }
  return grouped
}

const projectOf = (row: ReportedRow, files: FileStore): TimeSheetReport['projects'][number] => ({
  id: row.id,
  details: { name: row.name },
  isInternal: row.client === null,
  ...(row.isOpportunity && { isOpportunity: true as const }),
  client: row.client && clientBriefOf(row.client, files),
})

const lineManagersOf = (people: readonly PersonRow[]): Iterable<EmployeeBriefRow> =>
  new Map(people.flatMap(({ lineManager }) => (lineManager ? [[lineManager.id, lineManager] as const] : []))).values()

/** People who work here, and those who did in the period; two round trips whatever the period. */
export const getTimeSheetReport = async (
  db: Db,
  platform: Platform,
  actor: EmployeeActor,
  asked: ReportQuery,
): Promise<TimeSheetReport> => {
  assertReportPeriod(asked)
  const { files, clock } = platform
  const { startDate, endDate } = asked
  const today = dayInTimeZone(clock(), actor.company.timeZone)
  const [people, logged, limits] = await Promise.all([
    peopleOfTeam(db, actor),
    db.rows<LoggedRow>(loggedByTeamSql(actor, asked, today)),
    limitsOf(db),
  ])
  const rowsOf = byEmployee(logged)
  const shown = people.filter(({ brief }) => brief.isActive || rowsOf.has(brief.id))
  const [calendarOf, projects] = await Promise.all([
    loadWorkCalendars(db, platform, {
      reader: actor,
      employeeIds: shown.map(({ brief }) => brief.id),
      from: startDate,
      to: endDate,
    }),
    projectsAmong(db, [...new Set(logged.flatMap(({ projectId }) => projectId ?? []))]),
  ])
  const yesterday = addDays(today, -1)
  const lastDay = endDate < yesterday ? endDate : yesterday
  const contractedTo = (id: string, to: Day) => capacityBetween(calendarOf(id), startDate, to)
  const reports = shown.map((person) =>
    reportOf(person, rowsOf.get(person.brief.id) ?? [], {
      contractedTime: contractedTo(person.brief.id, endDate),
      contractedTimeToDate: contractedTo(person.brief.id, lastDay),
    }),
  )
  // Somebody who has left is neither over- nor under-utilised.
  const alerted = (alert: 'over' | 'under') =>
    reports
      .filter(
        (report, index) =>
          shown[index]?.brief.isActive &&
          utilisationAlertOf(report.loggedTimeToDate, report.contractedTimeToDate, limits) === alert,
      )
      .map(({ employeeID }) => ({ id: employeeID }))
  return {
    startDate,
    endDate,
    projects: projects.map((project) => projectOf(project, files)),
    employees: shown.map(({ brief }) => employeeBriefOf(brief, files)),
    lineManagers: [...lineManagersOf(shown)].map((brief) => employeeBriefOf(brief, files)),
    reportsByEmployee: reports,
    overUtilisedEmployees: alerted('over'),
    underUtilisedEmployees: alerted('under'),
    limits,
  }
}

/** A line for a person and a project, or for a person who logged nothing. */
export interface ReportLine {
  readonly person: string
  readonly jobTitle: string
  readonly lineManager: string
  readonly project: string
  readonly client: string
  readonly loggedTime: number
  readonly chargeableTime: number
  /** Set only on the first line of a person. */
  readonly contractedTime: number | null
}

const NO_TIME = { projectID: null, loggedTime: 0, chargeableTime: 0 } as const

/** The lines of the people whom the search finds, person by person. */
export function* linesOfReport(report: TimeSheetReport, search: string): Generator<ReportLine[]> {
  const { employees, lineManagers, projects, reportsByEmployee } = report
  const people = new Map([...employees, ...lineManagers].map((employee) => [employee.id, employee]))
  const named = new Map(projects.map((project) => [project.id, project]))
  for (const { employeeID, lineManagerID, byProject, contractedTime } of reportsByEmployee) {
    const person = people.get(employeeID)
    if (!hasWords(person?.displayName ?? '', search)) continue
    const times = byProject.length === 0 ? [NO_TIME] : byProject
    yield times.map(({ projectID, loggedTime, chargeableTime }, index) => {
      const project = projectID === null ? undefined : named.get(projectID)
      return {
        person: person?.displayName ?? '',
        jobTitle: person?.jobTitle ?? '',
        lineManager: lineManagerID === null ? '' : (people.get(lineManagerID)?.displayName ?? ''),
        project: project?.details.name ?? '',
        client: project?.client?.name ?? '',
        loggedTime,
        chargeableTime,
        contractedTime: index === 0 ? contractedTime : null,
      }
    })
  }
}
