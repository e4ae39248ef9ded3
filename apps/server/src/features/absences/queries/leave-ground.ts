import type { AbsenceSpan } from '@praxis/contract/absences/absence-shapes'
import { EmployeeSettings } from '@praxis/contract/company/company-settings'
import { absenceDays } from '@praxis/domain/absences/absence-cost'
import {
  type HolidayYear,
  type HolidayYearRules,
  holidayYearAfter,
  holidayYearOn,
} from '@praxis/domain/absences/holiday-years'
import type { LeaveAccount, LeaveDay, LeaveRules } from '@praxis/domain/absences/leave-account'
import type { Day } from '@praxis/domain/calendar/day'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import type { DatedPeriods } from '@praxis/domain/people/employment-contract'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'
import { loadBankHolidays } from '../../companies/queries/bank-holidays'
import {
  type HolidayYearsRow,
  holidayYearColumns,
  holidayYearRulesOf,
} from '../../companies/queries/holiday-year-rules'
import { type EmployeeBriefRow, employeeBriefJson } from '../../employees/queries/employee-brief'
import { contractPeriodsJson, type EmployeeRow, periodsOf } from '../../employees/queries/get-employee'
import type { SubjectPlatform } from '../../requests/queries/request-type-line'

export type GroundReason = Columns<
  'absence_reasons',
  'id' | 'name' | 'initials' | 'color' | 'is_taken_from_balance' | 'allowance_half_days' | 'needs_approval'
>

/** An absence that counts: approved, or waiting. */
export interface GroundAbsence extends AbsenceSpan, Columns<'absences', 'id' | 'reason_id'> {
  readonly isWaiting: boolean
}

export interface GroundAdjustment extends Columns<'leave_adjustments', 'id' | 'year_start' | 'half_days' | 'reason'> {
  readonly by: EmployeeBriefRow | null
  readonly at: string
}

interface GroundRow
  extends HolidayYearsRow,
    Pick<EmployeeRow, 'periods' | 'aboveIds'>,
    Columns<'employees', 'is_active' | 'contract_start'> {
  readonly employee: EmployeeBriefRow
  readonly timeZone: string
  readonly hasJoined: boolean
  readonly settings: unknown
  readonly createdOn: Day
  readonly reasons: readonly GroundReason[]
  readonly adjustments: readonly GroundAdjustment[]
  readonly absences: readonly GroundAbsence[]
}

/** Everything that the leave of a person is counted from. */
export interface LeaveGround
  extends Pick<GroundRow, 'employee' | 'isActive' | 'hasJoined' | 'aboveIds' | 'reasons' | 'adjustments' | 'absences'> {
  /** The day it is where the person is. */
  readonly today: Day
  readonly years: HolidayYearRules
  readonly rules: LeaveRules
  readonly contract: DatedPeriods | undefined
  /** The names of bank holidays by their day, since the contract began. */
  readonly bankHolidays: ReadonlyMap<Day, string>
  /** The last holiday year that leave can be asked for in: the one after next. */
  readonly lastYear: HolidayYear
}

const findGroundRow = (db: Db, employeeId: string): Promise<GroundRow | undefined> =>
  db.row<GroundRow>(sql`
    with recursive above (id) as (
      select e.line_manager_id from employees e where e.company_id = ${db.scope.companyId} and e.id = ${employeeId}
      union
      select m.line_manager_id from above a
      join employees m on m.company_id = ${db.scope.companyId} and m.id = a.id
    )
    select ${employeeBriefJson('e', 'u')} as employee, e.is_active as "isActive", e.user_id is not null as "hasJoined",
      e.contract_start as "contractStart", ${contractPeriodsJson} as periods,
      array(select a.id from above a where a.id is not null) as "aboveIds",
      coalesce(e.time_zone, c.time_zone) as "timeZone", coalesce(c.settings -> 'employee', '{}') as settings,
      (c.created_at at time zone c.time_zone)::date as "createdOn", ${holidayYearColumns},
      array(select json_build_object('id', n.id, 'name', n.name, 'initials', n.initials, 'color', n.color,
                   'isTakenFromBalance', n.is_taken_from_balance, 'allowanceHalfDays', n.allowance_half_days,
                   'needsApproval', n.needs_approval)
            from absence_reasons n where n.company_id = e.company_id order by lower(n.name), n.id) as reasons,
      array(select json_build_object('id', l.id, 'yearStart', l.year_start, 'halfDays', l.half_days, 'reason', l.reason,
                   'by', case when b.id is not null then ${employeeBriefJson('b', 'bu')} end, 'at', l.created_at)
            from leave_adjustments l
            left join employees b on b.company_id = l.company_id and b.id = l.created_by
            left join users bu on bu.id = b.user_id
            where l.company_id = e.company_id and l.employee_id = e.id order by l.created_at, l.id) as adjustments,
      array(select json_build_object('id', s.id, 'reasonId', s.reason_id, 'from', s.first_day, 'to', s.last_day,
                   'datePart', s.date_part, 'isWaiting', s.state = 'waitingForApproval')
            from absences s
            where s.company_id = e.company_id and s.employee_id = e.id and s.state in ('approved', 'waitingForApproval')
            order by s.first_day, s.date_part) as absences
    from employees e
    left join users u on u.id = e.user_id
    join companies c on c.company_id = e.company_id
    where e.company_id = ${db.scope.companyId} and e.id = ${employeeId}`)

const rulesOf = ({ settings, createdOn }: GroundRow): LeaveRules => {
  const { carryOverCapDays, carryOverExpiryMonths, leaveAccrual, leaveCountedSince } = EmployeeSettings.parse(settings)
  return {
    carryOverCapHalfDays: carryOverCapDays === null ? null : carryOverCapDays * 2,
    carryOverExpiryMonths,
    accrual: leaveAccrual,
    countedSince: leaveCountedSince ?? createdOn,
  }
}

/** Loads what the leave of an employee is counted from, in one round trip. */
export const loadLeaveGround = async (
  db: Db,
  { clock }: Pick<SubjectPlatform, 'clock'>,
  employeeId: string,
): Promise<LeaveGround> => {
  const [row, bankHolidaysIn] = await Promise.all([findGroundRow(db, employeeId), loadBankHolidays(db)])
  if (!row) throw new Refusal('notFound')
  const years = holidayYearRulesOf(row)
  const rules = rulesOf(row)
  const today = dayInTimeZone(clock(), row.timeZone)
  const lastYear = holidayYearAfter(years, holidayYearAfter(years, holidayYearOn(years, today)))
  // No day before the contract costs anything, but every day since may be asked for, also in years that are not counted.
  const fromDate = row.contractStart ?? lastYear.startDate
  const holidays = await bankHolidaysIn({ fromDate, toDate: lastYear.endDate })
  return {
    employee: row.employee,
    isActive: row.isActive,
    hasJoined: row.hasJoined,
    aboveIds: row.aboveIds,
    reasons: row.reasons,
    adjustments: row.adjustments,
    absences: row.absences,
    today,
    years,
    rules,
    contract: row.contractStart === null ? undefined : { startDate: row.contractStart, periods: periodsOf(row) },
    bankHolidays: new Map(holidays.map(({ date, name }) => [date, name])),
    lastYear,
  }
}

/** What days off for a reason are held against; an allowance counts alone where both are set. */
export const isAnnualLeave = ({ isTakenFromBalance, allowanceHalfDays }: GroundReason): boolean =>
  isTakenFromBalance && allowanceHalfDays === null

/** The days that an absence costs. */
export const leaveDaysOf = (ground: LeaveGround, span: AbsenceSpan, isWaiting: boolean): LeaveDay[] =>
  absenceDays(span, ground).flatMap(({ day, halfDays }) => (halfDays === 0 ? [] : { day, halfDays, isWaiting }))

/** The days of absences for some reasons, without those of one absence. */
export const leaveDaysFor = (
  ground: LeaveGround,
  isAskedFor: (reason: GroundReason) => boolean,
  without?: string,
): LeaveDay[] => {
  const asked = new Set(ground.reasons.filter(isAskedFor).map(({ id }) => id))
  return ground.absences
    .filter(({ id, reasonId }) => id !== without && asked.has(reasonId))
    .flatMap((absence) => leaveDaysOf(ground, absence, absence.isWaiting))
}

/** The annual leave of the person, without the days of one absence. */
export const leaveAccountOf = (ground: LeaveGround, without?: string): LeaveAccount => ({
  contract: ground.contract,
  years: ground.years,
  rules: ground.rules,
  adjustments: ground.adjustments,
  days: leaveDaysFor(ground, isAnnualLeave, without),
})
