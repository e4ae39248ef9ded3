import type { AbsenceSpan } from '@praxis/contract/absences/absence-shapes'
import type { Reason } from '@praxis/contract/protocol/reasons'
import { type AbsenceDay, absenceDays, costOf, overlaps } from '@praxis/domain/absences/absence-cost'
import { absenceText } from '@praxis/domain/absences/absence-text'
import { allowanceBalance } from '@praxis/domain/absences/allowance-balance'
import { type HolidayYear, holidayYearOn } from '@praxis/domain/absences/holiday-years'
import type { LeaveDay } from '@praxis/domain/absences/leave-account'
import { leaveBalance } from '@praxis/domain/absences/leave-balance'
import { overdrawnBy } from '@praxis/domain/absences/overdrawn'
import {
  type GroundReason,
  isAnnualLeave,
  type LeaveGround,
  leaveAccountOf,
  leaveDaysFor,
  leaveDaysOf,
} from './leave-ground'

/** An absence that is asked for, changed or decided on. */
export interface AskedAbsence {
  readonly span: AbsenceSpan
  readonly reason: GroundReason
  /** The id of the absence that it takes the place of. */
  readonly insteadOf?: string | undefined
}

/** What is left of a holiday year without an absence and with it, in half days; null where nothing is held against it. */
export interface YearWith {
  readonly year: HolidayYear
  readonly halfDays: number
  readonly before: number | null
  readonly after: number | null
}

export interface ExaminedAbsence {
  readonly byDay: readonly AbsenceDay[]
  readonly halfDays: number
  readonly byYear: readonly YearWith[]
  readonly refusal:
    | {
        readonly reason: Extract<
          Reason,
          'absenceCostsNothing' | 'absencesOverlap' | 'insufficientAnnualLeaveEntitlement'
        >
        readonly details: Readonly<Record<string, unknown>>
      }
    | undefined
}

const yearsTouched = ({ years }: LeaveGround, days: readonly LeaveDay[]): HolidayYear[] => {
  const touched = days.map(({ day }) => holidayYearOn(years, day))
  return touched.filter(({ startDate }, index) => touched[index - 1]?.startDate !== startDate)
}

/** What is left of the reason's days in a year, with some days more. */
const leftWith = (
  ground: LeaveGround,
  { reason, insteadOf }: Pick<AskedAbsence, 'reason' | 'insteadOf'>,
  year: HolidayYear,
  more: LeaveDay[],
) => {
  const { today } = ground
  if (isAnnualLeave(reason)) {
    const account = leaveAccountOf(ground, insteadOf)
    return leaveBalance({ ...account, days: [...account.days, ...more] }, year, today).left
  }
  if (reason.allowanceHalfDays === null) return null
  const days = leaveDaysFor(ground, ({ id }) => id === reason.id, insteadOf)
  return allowanceBalance(reason.allowanceHalfDays, [...days, ...more], year, today).left
}

/** The days of annual leave that an absence has. */
const annualLeaveOf = (ground: LeaveGround, absenceId: string | undefined): LeaveDay[] => {
  const absence = ground.absences.find(({ id }) => id === absenceId)
  const reason = ground.reasons.find(({ id }) => id === absence?.reasonId)
  return absence && reason && isAnnualLeave(reason) ? leaveDaysOf(ground, absence, absence.isWaiting) : []
}

/** The first year whose allowance is overdrawn, unless as much was before: an allowance may have become smaller. */
const allowanceOverdrawnBy = (ground: LeaveGround, reason: GroundReason, byYear: readonly YearWith[]) =>
  byYear
    .map(({ year, after }) => ({ year, halfDays: -(after ?? 0), now: leftWith(ground, { reason }, year, []) ?? 0 }))
    .find(({ halfDays, now }) => halfDays > 0 && -halfDays < now)

const refusalOf = (
  ground: LeaveGround,
  asked: AskedAbsence,
  added: readonly LeaveDay[],
  byYear: readonly YearWith[],
): ExaminedAbsence['refusal'] => {
  const { span, reason, insteadOf } = asked
  if (added.length === 0) return { reason: 'absenceCostsNothing', details: {} }
  const other = ground.absences.find((each) => each.id !== insteadOf && overlaps(each, span))
  if (other) {
    const name = ground.reasons.find(({ id }) => id === other.reasonId)?.name ?? ''
    return { reason: 'absencesOverlap', details: { other: absenceText(name, other), otherID: other.id } }
  }
  const overdraft = isAnnualLeave(reason)
    ? overdrawnBy(leaveAccountOf(ground), added, annualLeaveOf(ground, insteadOf))
    : allowanceOverdrawnBy(ground, reason, byYear)
  if (!overdraft) return undefined
  return {
    reason: 'insufficientAnnualLeaveEntitlement',
    details: {
      missingDays: overdraft.halfDays / 2,
      yearStart: overdraft.year.startDate,
      yearEnd: overdraft.year.endDate,
    },
  }
}

/** What an absence costs, what it leaves, and why it cannot be asked for. */
export const examineAbsence = (ground: LeaveGround, asked: AskedAbsence): ExaminedAbsence => {
  const byDay = absenceDays(asked.span, ground)
  const added = leaveDaysOf(ground, asked.span, true)
  const byYear = yearsTouched(ground, added).map((year) => {
    const inYear = added.filter(({ day }) => year.startDate <= day && day <= year.endDate)
    return {
      year,
      halfDays: inYear.reduce((sum, { halfDays }) => sum + halfDays, 0),
      before: leftWith(ground, asked, year, []),
      // Days of an earlier year change what is carried over into a later one.
      after: leftWith(ground, asked, year, added),
    }
  })
  return { byDay, halfDays: costOf(byDay), byYear, refusal: refusalOf(ground, asked, added, byYear) }
}
