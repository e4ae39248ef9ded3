import type { AbsenceSpan, ReasonBrief } from '@praxis/contract/absences/absence-shapes'
import type { AbsenceHistory, AbsenceReport, AbsencesByYear, DaysByReason } from '@praxis/contract/absences/absences'
import type { AskedYear } from '@praxis/contract/absences/leave-balance'
import { type AbsenceDay, absenceDays } from '@praxis/domain/absences/absence-cost'
import { sumOfHalfDays } from '@praxis/domain/absences/half-days'
import { holidayYearOn } from '@praxis/domain/absences/holiday-years'
import { addMonths, type Day, endOfMonth, startOfMonth } from '@praxis/domain/calendar/day'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import type { SubjectPlatform } from '../../requests/queries/request-type-line'
import { listAbsenceRows } from './absence-row'
import { adjustmentsOf } from './balance-report'
import { type GroundAbsence, type LeaveGround, loadLeaveGround } from './leave-ground'
import { absencesIn, assertPeriod, NEWEST_FIRST, type Period } from './own-absences'
import { reasonBriefOf } from './reason-brief'
import { assertSeesLeaveOf } from './who-sees'
import { askedYear, yearOfLeave, yearsOfLeave } from './years-of-leave'

/** The days of an absence that lie in a period. */
const daysWithin = (ground: LeaveGround, { from, to, datePart }: AbsenceSpan, period: Period): AbsenceDay[] =>
  absenceDays(
    { from: from > period.from ? from : period.from, to: to < period.to ? to : period.to, datePart },
    ground,
  ).filter(({ halfDays }) => halfDays > 0)

/** Days by reason in a period, those of each reason that has any. */
const daysByReason = (ground: LeaveGround, period: Period): DaysByReason[] => {
  const daysOf = (reason: ReasonBrief, isCounted: (absence: GroundAbsence) => boolean): number =>
    ground.absences
      .filter((absence) => absence.reasonId === reason.id && isCounted(absence))
      .reduce((sum, absence) => sum + sumOfHalfDays(daysWithin(ground, absence, period)), 0) / 2
  return ground.reasons
    .map((reason) => ({
      reason: reasonBriefOf(reason),
      approvedDays: daysOf(reason, ({ isWaiting }) => !isWaiting),
      waitingDays: daysOf(reason, ({ isWaiting }) => isWaiting),
    }))
    .filter(({ approvedDays, waitingDays }) => approvedDays + waitingDays > 0)
}

const sumOf = (byReason: readonly DaysByReason[], which: 'approvedDays' | 'waitingDays'): number =>
  byReason.reduce((sum, each) => sum + each[which], 0)

/** What somebody is away in a period, by default in the holiday year that runs. */
export const getEmployeeAbsenceReport = async (
  db: Db,
  platform: SubjectPlatform,
  actor: EmployeeActor,
  employeeId: string,
  asked: { readonly from?: Day | undefined; readonly to?: Day | undefined },
): Promise<AbsenceReport> => {
  const ground = await loadLeaveGround(db, platform, employeeId)
  assertSeesLeaveOf(actor, ground)
  const year = holidayYearOn(ground.years, ground.today)
  const period = { from: asked.from ?? year.startDate, to: asked.to ?? year.endDate }
  assertPeriod(period)
  const byReason = daysByReason(ground, period)
  return {
    ...period,
    byReason,
    approvedDays: sumOf(byReason, 'approvedDays'),
    waitingDays: sumOf(byReason, 'waitingDays'),
    absences: await listAbsenceRows(db, platform, actor, { rows: absencesIn(actor.company.id, employeeId, period) }),
  }
}

/** All that the actor asked for in a holiday year. */
export const getAbsenceHistory = async (
  db: Db,
  platform: SubjectPlatform,
  actor: EmployeeActor,
  asked: AskedYear,
): Promise<AbsenceHistory> => {
  const { id } = actor.employee
  const ground = await loadLeaveGround(db, platform, id)
  const year = askedYear(ground, asked)
  const period = { from: year.startDate, to: year.endDate }
  return {
    year: yearOfLeave(year),
    years: yearsOfLeave(ground),
    byReason: daysByReason(ground, period),
    absences: await listAbsenceRows(db, platform, actor, {
      rows: absencesIn(actor.company.id, id, period),
      order: NEWEST_FIRST,
    }),
    adjustments: adjustmentsOf(ground, year, platform.files),
  }
}

const monthOf = (day: Day): string => day.slice(0, 7)

const monthsIn = ({ from, to }: Period): string[] => {
  const months: string[] = []
  for (let day = startOfMonth(from); day <= to; day = addMonths(day, 1)) months.push(monthOf(day))
  return months
}

interface AskedMonths {
  readonly fromDate?: Day | undefined
  readonly toDate?: Day | undefined
  readonly reasonName?: string | undefined
}

/** The actor's approved days by month and reason; a name that no reason has finds none. */
export const getAbsencesByYear = async (
  db: Db,
  platform: SubjectPlatform,
  actor: EmployeeActor,
  { fromDate, toDate, reasonName }: AskedMonths,
): Promise<AbsencesByYear> => {
  const ground = await loadLeaveGround(db, platform, actor.employee.id)
  const { today } = ground
  const period = { from: fromDate ?? addMonths(startOfMonth(today), -12), to: toDate ?? endOfMonth(today) }
  assertPeriod(period, undefined, 'toDate')
  const asked = ground.reasons.filter(({ name }) => reasonName === undefined || name === reasonName)
  const days = ground.absences
    .filter(({ isWaiting, reasonId }) => !isWaiting && asked.some(({ id }) => id === reasonId))
    .flatMap((absence) =>
      daysWithin(ground, absence, period).map(({ day, halfDays }) => ({ day, halfDays, reasonID: absence.reasonId })),
    )
  const reasons = asked.filter(({ id }) => days.some(({ reasonID }) => reasonID === id))
  const months = monthsIn(period).map((month) => {
    const ofMonth = days.filter(({ day }) => monthOf(day) === month)
    const byReason = reasons.flatMap(({ id }) => {
      const halfDays = sumOfHalfDays(ofMonth.filter(({ reasonID }) => reasonID === id))
      return halfDays === 0 ? [] : { reasonID: id, days: halfDays / 2 }
    })
    return { month, days: sumOfHalfDays(ofMonth) / 2, byReason }
  })
  return {
    fromDate: period.from,
    toDate: period.to,
    reasons: reasons.map(reasonBriefOf),
    months,
    days: sumOfHalfDays(days) / 2,
  }
}
