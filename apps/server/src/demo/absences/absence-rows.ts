import type { AbsenceSpan } from '@praxis/contract/absences/absence-shapes'
import type { DemoAbsence } from '@praxis/demo/demo-absence'
import type { DemoCompany } from '@praxis/demo/demo-company'
import { absenceDays, costOf, overlaps } from '@praxis/domain/absences/absence-cost'
import { FIRST_OF_ALL_DAYS } from '@praxis/domain/absences/holiday-years'
import { addDays, type Day, startOfWeek } from '@praxis/domain/calendar/day'
import type { CompanyYear } from '@praxis/domain/companies/company-year'
import { employeeIdOf } from '../demo-employee-id'
import { demoId } from '../demo-id'
import { daysBefore } from '../demo-moments'
import type { Worker } from '../time/loggable-work'
import { habitualLeave } from './habitual-leave'

export interface AbsenceRow extends AbsenceSpan {
  readonly id: string
  readonly employeeId: string
  readonly reason: string
  readonly comment: string
  readonly state: 'approved' | 'waitingForApproval' | 'denied'
  readonly decision: string
  readonly submittedAt: string
  readonly decidedAt: string | null
  readonly deputyId: string | null
}

type DemoDays = Pick<DemoAbsence, 'week' | 'weekday' | 'length' | 'part'>

export const spanOf = ({ week, weekday, length = 1, part }: DemoDays, today: Day): AbsenceSpan => {
  const from = addDays(startOfWeek(today), 7 * week + weekday - 1)
  return { from, to: addDays(from, length - 1), datePart: part ?? 'fullDay' }
}

/** Leave was asked for a while before it began, and decided on the day after; sickness is told on its first day. */
const momentsOf = (now: string, { from }: AbsenceSpan, reason: string) => {
  const ahead = reason === 'Sick leave' ? 0 : 30
  const asked = `${addDays(from, -ahead)}T08:30:00.000Z`
  const decided = `${addDays(from, 1 - ahead)}T09:10:00.000Z`
  return {
    submittedAt: asked < now ? asked : daysBefore(now, 2),
    decidedAt: decided < now ? decided : daysBefore(now, 1),
  }
}

export interface LeaveOfDemo {
  readonly company: DemoCompany
  readonly now: string
  readonly today: Day
  /** What lies after this day was asked for by name, not by habit. */
  readonly recent: Day
  readonly bankHolidays: ReadonlyMap<Day, string>
  readonly thisYear: CompanyYear
  readonly lastYear: CompanyYear
}

const idOf = (worker: Worker, { from, datePart }: AbsenceSpan): string => demoId('absence', worker.id, from, datePart)

/** What somebody asked for around now, without days that cost nothing, such as a bank holiday of this year. */
export const askedLeave = ({ company, now, today, bankHolidays }: LeaveOfDemo, worker: Worker): AbsenceRow[] =>
  (company.absences ?? [])
    .filter(({ who }) => employeeIdOf(company, who) === worker.id)
    .map((absence) => ({ span: spanOf(absence, today), ...absence }))
    .filter(({ span }) => costOf(absenceDays(span, { contract: worker.contract, bankHolidays })) > 0)
    .map(({ span, reason = 'Annual leave', state, comment = '', decision = '', deputy }): AbsenceRow => {
      const { submittedAt, decidedAt } = momentsOf(now, span, reason)
      return {
        id: idOf(worker, span),
        employeeId: worker.id,
        ...span,
        reason,
        state: state ?? 'approved',
        comment,
        decision,
        submittedAt,
        decidedAt: state === 'waitingForApproval' ? null : decidedAt,
        deputyId: deputy === undefined ? null : employeeIdOf(company, deputy),
      }
    })

/** What somebody took of this holiday year and the one before; who saves their leave took none of this one. */
export const takenLeave = (ground: LeaveOfDemo, worker: Worker): AbsenceRow[] => {
  const { company, now, recent, bankHolidays, thisYear, lastYear } = ground
  const asked = askedLeave(ground, worker)
  const saves = company.employees.some(
    ({ username, profile }) => profile.savesLeave && employeeIdOf(company, username) === worker.id,
  )
  const years = [{ since: FIRST_OF_ALL_DAYS, start: company.holidayYearStart }]
  const to = saves ? addDays(thisYear.startDate, -1) : recent
  return habitualLeave(worker, { from: lastYear.startDate, to, years, bankHolidays })
    .filter((leave) => !asked.some((other) => overlaps(other, leave)))
    .map(({ reason, ...span }) => ({
      id: idOf(worker, span),
      employeeId: worker.id,
      ...span,
      ...{ reason, state: 'approved' as const, comment: '', decision: '', deputyId: null },
      ...momentsOf(now, span, reason),
    }))
}
