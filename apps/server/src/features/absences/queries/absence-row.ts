import type { Absence, ReasonBrief } from '@praxis/contract/absences/absence-shapes'
import { absenceDays, costOf } from '@praxis/domain/absences/absence-cost'
import { absenceText } from '@praxis/domain/absences/absence-text'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns, LeftJoined } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import { loadBankHolidays } from '../../companies/queries/bank-holidays'
import { type EmployeeBriefRow, employeeBriefJson, employeeBriefOf } from '../../employees/queries/employee-brief'
import { contractPeriodsJson, type EmployeeRow, periodsOf } from '../../employees/queries/get-employee'
import { isActingApprover, type RequestRow, selectRequests } from '../../requests/queries/request-row'
import type { SubjectPlatform } from '../../requests/queries/request-type-line'
import { REASON_JSON } from './reason-brief'
import { isLedBy } from './who-sees'

type SubjectColumns = Columns<
  'absences',
  'version' | { from: 'first_day'; to: 'last_day'; datePart: 'date_part'; ownComment: 'comment' }
>

/** An absence with its request, and with what its cost is counted from. */
export interface AbsenceRow
  extends RequestRow,
    SubjectColumns,
    Columns<'employees', { contractStart: 'contract_start' }>,
    LeftJoined<Columns<'employees', { ownTimeZone: 'time_zone' }>> {
  readonly reason: ReasonBrief
  readonly periods: EmployeeRow['periods']
  readonly enteredBy: EmployeeBriefRow | null
  readonly deputy: EmployeeBriefRow | null
  readonly isCorrected: boolean
  /** Whether the reader is above the person, or manages employees. */
  readonly isLed: boolean
}

/**
 * The absences of these requests, a condition on rows `r`; further columns and the order are of rows `s`. What is of the
 * person, `o`, is found once for each person, however often they are away.
 */
export const absenceRowsSql = (
  db: Pick<Db, 'now'>,
  actor: EmployeeActor,
  { rows, columns, order }: AbsencesWanted,
): Sql => sql`
  select q.*, s.version, s.first_day as "from", s.last_day as "to", s.date_part as "datePart", s.comment as "ownComment",
    ${rawSql(REASON_JSON)} as reason, e.contract_start as "contractStart", e.time_zone as "ownTimeZone", o.periods,
    case when b.id is not null then ${employeeBriefJson('b', 'bu')} end as "enteredBy",
    case when y.id is not null then ${employeeBriefJson('y', 'yu')} end as deputy,
    exists (select from absences c where c.company_id = s.company_id and c.correction_of = s.id) as "isCorrected", o."isLed"
    ${columns ?? sql``}
  from (${rows}) as s
  join (${selectRequests(db, actor)} where r.company_id = ${actor.company.id} and r.type = 'absence') as q on q.id = s.id
  join absence_reasons n on n.company_id = s.company_id and n.id = s.reason_id
  join employees e on e.company_id = s.company_id and e.id = s.employee_id
  cross join lateral (
    select ${contractPeriodsJson} as periods, ${isLedBy(actor, rawSql('e.id'))} as "isLed" offset 0) as o
  left join employees b on b.company_id = s.company_id and b.id = s.entered_by
  left join users bu on bu.id = b.user_id
  left join deputies d on d.company_id = s.company_id and d.absence_id = s.id
  left join employees y on y.company_id = s.company_id and y.id = d.deputy_id
  left join users yu on yu.id = y.user_id
  ${order ?? rawSql('order by s.first_day, s.date_part, s.id')}`

interface AbsencesWanted {
  /** A statement that gives rows of absences. */
  readonly rows: Sql
  readonly columns?: Sql
  readonly order?: Sql
}

const canOf = (row: AbsenceRow, actor: EmployeeActor, today: string): Absence['can'] => {
  const isOwn = row.employee.id === actor.employee.id
  const waits = row.state === 'waitingForApproval'
  const holds = row.state === 'approved' && row.cancelledAt === null
  const decides = isActingApprover(row, actor)
  const leads = row.isLed && row.employee.id !== actor.impersonatorId
  return {
    change: isOwn && waits,
    withdraw: isOwn && waits,
    correct: isOwn && row.state === 'denied' && !row.isCorrected,
    cancel: holds && (decides || (isOwn && row.from > today)),
    // Whoever enters that somebody fell ill during leave ends the leave before.
    cancelFromDay: holds && (decides || leads) && row.from < row.to,
    decide: waits && decides,
    reopen: holds && decides,
  }
}

/** Makes answers of rows; bank holidays are those of the years that the rows touch. */
export const absencesOf = async (
  rows: readonly AbsenceRow[],
  { files, clock }: SubjectPlatform,
  actor: EmployeeActor,
  bankHolidays: Awaited<ReturnType<typeof loadBankHolidays>>,
): Promise<Absence[]> => {
  if (rows.length === 0) return []
  const fromDate = rows.reduce((first, { from }) => (from < first ? from : first), rows[0]?.from ?? '')
  const toDate = rows.reduce((last, { to }) => (to > last ? to : last), '')
  const holidays = new Map((await bankHolidays({ fromDate, toDate })).map(({ date, name }) => [date, name]))
  return rows.map((row) => {
    const { from, to, datePart } = row
    const contract = row.contractStart === null ? undefined : { startDate: row.contractStart, periods: periodsOf(row) }
    const brief = (person: EmployeeBriefRow | null) => person && employeeBriefOf(person, files)
    const { reason } = row
    return {
      id: row.id,
      employee: employeeBriefOf(row.employee, files),
      from,
      to,
      datePart,
      days: costOf(absenceDays({ from, to, datePart }, { contract, bankHolidays: holidays })) / 2,
      reason,
      comment: row.ownComment,
      fullDescription: absenceText(reason.name, { from, to, datePart }),
      request: {
        state: row.state,
        approver: brief(row.approver),
        approvedBy: brief(row.decider),
        submittedAt: row.submittedAt,
        decidedAt: row.decidedAt,
        comment: row.comment,
        isAutoApproved: row.isAutoApproved,
        cancelledAt: row.cancelledAt,
      },
      enteredBy: brief(row.enteredBy),
      deputy: brief(row.deputy),
      version: row.version,
      can: canOf(row, actor, dayInTimeZone(clock(), row.ownTimeZone ?? actor.company.timeZone)),
    }
  })
}

/** Absences by a statement that gives their rows; whether the actor may see all of each is decided before. */
export const listAbsenceRows = async (
  db: Db,
  platform: SubjectPlatform,
  actor: EmployeeActor,
  wanted: AbsencesWanted,
): Promise<Absence[]> => {
  const [rows, bankHolidays] = await Promise.all([
    db.rows<AbsenceRow>(absenceRowsSql(db, actor, wanted)),
    loadBankHolidays(db),
  ])
  return absencesOf(rows, platform, actor, bankHolidays)
}
