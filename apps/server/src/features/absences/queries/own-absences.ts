import { LONGEST_ABSENCE_DAYS } from '@praxis/contract/absences/absence-rules'
import type { Absence } from '@praxis/contract/absences/absence-shapes'
import { holidayYearOn } from '@praxis/domain/absences/holiday-years'
import { type Day, daysBetween } from '@praxis/domain/calendar/day'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import { invalidField, Refusal } from '../../../platform/refusal'
import {
  type HolidayYearsRow,
  holidayYearColumns,
  holidayYearRulesOf,
} from '../../companies/queries/holiday-year-rules'
import type { SubjectPlatform } from '../../requests/queries/request-type-line'
import { listAbsenceRows } from './absence-row'

export interface Period {
  readonly from: Day
  readonly to: Day
}

export const assertPeriod = ({ from, to }: Period, most = LONGEST_ABSENCE_DAYS, path = 'to'): void => {
  if (from > to) throw invalidField(path, 'Invalid Date')
  if (daysBetween(from, to) >= most) throw invalidField(path, `Maximum of ${most} days`)
}

/** The absences of a person that touch a period, in every state. */
export const absencesIn = (companyId: string, employeeId: string, { from, to }: Period): Sql => sql`
  select s.* from absences s
  where s.company_id = ${companyId} and s.employee_id = ${employeeId}
    and s.last_day >= ${from} and s.first_day <= ${to}`

export const listAbsences = async (
  db: Db,
  platform: SubjectPlatform,
  actor: EmployeeActor,
  period: Period,
): Promise<Absence[]> => {
  assertPeriod(period)
  return listAbsenceRows(db, platform, actor, { rows: absencesIn(actor.company.id, actor.employee.id, period) })
}

/** Today where the person is, and the holiday year that runs. */
export const loadToday = async (db: Db, { clock }: Pick<SubjectPlatform, 'clock'>, employeeId: string) => {
  const row = await db.row<HolidayYearsRow & { readonly timeZone: string }>(sql`
    select coalesce(e.time_zone, c.time_zone) as "timeZone", ${holidayYearColumns}
    from employees e join companies c on c.company_id = e.company_id
    where e.company_id = ${db.scope.companyId} and e.id = ${employeeId}`)
  if (!row) throw new Refusal('notFound')
  const today = dayInTimeZone(clock(), row.timeZone)
  return { today, year: holidayYearOn(holidayYearRulesOf(row), today) }
}

export const countAbsences = async (db: Db, platform: SubjectPlatform, actor: EmployeeActor): Promise<number> => {
  const { id } = actor.employee
  const { year } = await loadToday(db, platform, id)
  const row = await db.row<{ readonly count: number }>(sql`
    select count(*)::integer as count
    from (${absencesIn(actor.company.id, id, { from: year.startDate, to: year.endDate })}) as s
    where s.state in ('approved', 'waitingForApproval')`)
  return row?.count ?? 0
}

/** The approved absence that runs today, or the first one after today. */
export const getNextAbsence = async (
  db: Db,
  platform: SubjectPlatform,
  actor: EmployeeActor,
): Promise<Absence | null> => {
  const { id } = actor.employee
  const { today } = await loadToday(db, platform, id)
  const [absence] = await listAbsenceRows(db, platform, actor, {
    rows: sql`
      select s.* from absences s
      where s.company_id = ${actor.company.id} and s.employee_id = ${id} and s.last_day >= ${today}
        and s.state = 'approved'
      order by s.last_day, s.first_day, s.date_part limit 1`,
  })
  return absence ?? null
}

export const NEWEST_FIRST = rawSql('order by s.first_day desc, s.date_part desc, s.id')
