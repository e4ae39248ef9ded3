import type { AbsenceToDecide, BookedOnDays } from '@praxis/contract/absences/absence-requests'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { Refusal } from '../../../platform/refusal'
import { loadBankHolidays } from '../../companies/queries/bank-holidays'
import { type EmployeeBriefRow, employeeBriefJson, employeeBriefOf } from '../../employees/queries/employee-brief'
import { isVisible } from '../../employees/queries/works-on'
import { maySeeRequest } from '../../requests/queries/request-row'
import type { InboxPlatform } from '../../requests/queries/request-type-line'
import { versionOfAbsence } from '../absence-version'
import { effectsOf } from './absence-effects'
import { type AbsenceRow, absenceRowsSql, absencesOf, listAbsenceRows } from './absence-row'
import { listAway, listTeam } from './away-in-team'
import { examineAbsence } from './examined-absence'
import { loadLeaveGround } from './leave-ground'

const LAST_REQUESTS = 5

const theAbsence = (companyId: string, id: string): Sql =>
  sql`select s.* from absences s where s.company_id = ${companyId} and s.id = ${id}`

/** The absence for whoever decides, or has decided, on it; nobody else is told what it does. */
const findToDecide = async (db: Db, actor: EmployeeActor, id: string): Promise<AbsenceRow> => {
  const row = await db.row<AbsenceRow>(absenceRowsSql(db, actor, { rows: theAbsence(actor.company.id, id) }))
  const isOwn = row && [actor.employee.id, actor.impersonatorId].includes(row.employee.id)
  if (!row || isOwn || !maySeeRequest(row, actor)) throw new Refusal('notFound')
  return row
}

const loggedOn = async (db: Db, { employee, from, to }: AbsenceRow): Promise<number> => {
  const row = await db.row<{ readonly seconds: number }>(sql`
    select coalesce(sum(s.duration), 0)::bigint as seconds from time_sheet_submissions s
    where s.company_id = ${db.scope.companyId} and s.employee_id = ${employee.id} and s.day between ${from} and ${to}
      and s.state <> 'denied'`)
  return row?.seconds ?? 0
}

const bookedOn = async (
  db: Db,
  { bookedTime, dayItems }: Pick<Platform, 'bookedTime' | 'dayItems'>,
  reader: EmployeeActor,
  { employee, from, to }: AbsenceRow,
): Promise<BookedOnDays> => {
  const all = await Promise.all(
    bookedTime.map((source) => source(db, { reader, employeeId: employee.id, from, to, dayItems })),
  )
  return { seconds: all.reduce((sum, { seconds }) => sum + seconds, 0), targets: all.flatMap(({ targets }) => targets) }
}

interface SharingRow {
  readonly person: EmployeeBriefRow
  readonly projects: readonly string[]
}

/** Who is away on these days and works on the same active projects, of those that the actor may see. */
const sharingProjects = (db: Db, actor: EmployeeActor, { employee, from, to }: AbsenceRow): Promise<SharingRow[]> =>
  db.rows<SharingRow>(sql`
    with shared as materialized (
      select p.company_id, p.id, p.name from targetable_members o
      join targetables p on p.company_id = o.company_id and p.id = o.targetable_id
      where o.company_id = ${actor.company.id} and o.employee_id = ${employee.id} and p.is_active
        and ${isVisible(actor, 'few')}
    ), sharing as materialized (
      select m.employee_id, array_agg(p.name order by p.name) as projects
      from shared p join targetable_members m on m.company_id = p.company_id and m.targetable_id = p.id
      where m.employee_id <> ${employee.id}
      group by m.employee_id
    )
    select ${employeeBriefJson('e', 'u')} as person, w.projects
    from sharing w
    join employees e on e.company_id = ${actor.company.id} and e.id = w.employee_id and e.is_active
    join users u on u.id = e.user_id
    where exists (
      select from absences s
      where s.company_id = e.company_id and s.employee_id = e.id and s.last_day >= ${from} and s.first_day <= ${to}
        and s.state in ('approved', 'waitingForApproval'))
    order by e.sort_name, e.id`)

/** What whoever decides on an absence should know of it. */
export const getAbsenceToDecide = async (
  db: Db,
  platform: InboxPlatform & Pick<Platform, 'bookedTime'>,
  actor: EmployeeActor,
  id: string,
): Promise<AbsenceToDecide> => {
  const [row, bankHolidays] = await Promise.all([findToDecide(db, actor, id), loadBankHolidays(db)])
  const { files } = platform
  const [absence] = await absencesOf([row], platform, actor, bankHolidays)
  const [ground, team, sharing, loggedTime, booked, lastRequests] = await Promise.all([
    loadLeaveGround(db, platform, row.employee.id),
    listTeam(db, platform, row.employee.id),
    sharingProjects(db, actor, row),
    loggedOn(db, row),
    bookedOn(db, platform, actor, row),
    listAbsenceRows(db, platform, actor, {
      rows: sql`
        select s.* from absences s join requests r on r.company_id = s.company_id and r.id = s.id
        where s.company_id = ${actor.company.id} and s.employee_id = ${row.employee.id} and s.id <> ${id}
          and r.submitted_at <= ${row.submittedAt}
        order by r.submitted_at desc, s.id limit ${LAST_REQUESTS}`,
      order: rawSql('order by q."submittedAt" desc, s.id'),
    }),
  ])
  const reason = ground.reasons.find((each) => each.id === row.reason.id)
  if (!absence || !reason) throw new Refusal('notFound')
  const examined = examineAbsence(ground, { span: row, reason, insteadOf: id })
  const inTeam = new Set(team.map((person) => person.id))
  const others = sharing.filter(({ person }) => !inTeam.has(person.id))
  const projectsOf = new Map(others.map(({ person, projects }) => [person.id, [...projects]]))
  const away = await listAway(db, actor, [...team, ...others.map(({ person }) => employeeBriefOf(person, files))], row)
  return {
    absence,
    version: versionOfAbsence(absence),
    ...(row.isDeputised && row.approver && { decidesFor: employeeBriefOf(row.approver, files) }),
    ...effectsOf(
      ground,
      examined,
      team,
      away.filter(({ employee }) => inTeam.has(employee.id)),
    ),
    isOverdrawn: examined.byYear.some(({ after }) => after !== null && after < 0),
    loggedTime,
    booked,
    alsoAwayOnProjects: away
      .filter(({ employee }) => !inTeam.has(employee.id))
      .map((person) => ({ ...person, projects: projectsOf.get(person.employee.id) ?? [] })),
    lastRequests,
  }
}
