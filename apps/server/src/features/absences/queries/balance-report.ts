import type {
  AskedYear,
  BalanceReport,
  LeaveAdjustment,
  LeaveBalance,
  ReasonBalance,
} from '@praxis/contract/absences/leave-balance'
import { allowanceBalance } from '@praxis/domain/absences/allowance-balance'
import type { HolidayYear } from '@praxis/domain/absences/holiday-years'
import { leaveBalance } from '@praxis/domain/absences/leave-balance'
import { contractedSecondsOn } from '@praxis/domain/people/employment-contract'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import type { FileStore } from '../../../platform/files/file-store'
import { employeeBriefOf } from '../../employees/queries/employee-brief'
import type { SubjectPlatform } from '../../requests/queries/request-type-line'
import {
  type GroundReason,
  isAnnualLeave,
  type LeaveGround,
  leaveAccountOf,
  leaveDaysFor,
  loadLeaveGround,
} from './leave-ground'
import { reasonBriefOf } from './reason-brief'
import { adjustsLeaveOf, assertSeesLeaveOf, entersLeaveOf } from './who-sees'
import { askedYear, yearOfLeave, yearsOfLeave } from './years-of-leave'

/** What somebody changed of a year's leave, in the order in which they did. */
export const adjustmentsOf = (
  { adjustments }: LeaveGround,
  { startDate, endDate }: HolidayYear,
  files: FileStore,
): LeaveAdjustment[] =>
  adjustments
    .filter(({ yearStart }) => startDate <= yearStart && yearStart <= endDate)
    .map(({ id, halfDays, reason, by, at }) => ({
      id,
      days: halfDays / 2,
      reason,
      by: by && employeeBriefOf(by, files),
      at,
    }))

const annualLeaveOf = (ground: LeaveGround, year: HolidayYear, files: FileStore): LeaveBalance => {
  const balance = leaveBalance(leaveAccountOf(ground), year, ground.today)
  return {
    entitlement: balance.entitlement / 2,
    entitlementParts: balance.entitlementParts.map(
      ({ appliedDate, from, to, halfDaysOfYear, days, wholeYearDays }) => ({
        ...{ appliedDate, from, to, wholeYearDays },
        daysOfYear: halfDaysOfYear / 2,
        calendarDays: days,
      }),
    ),
    adjustments: balance.adjustments / 2,
    adjustmentItems: adjustmentsOf(ground, year, files),
    carriedOver: balance.carried / 2,
    carriedUntil: balance.carriedUntil,
    expired: balance.expired / 2,
    takenPast: balance.takenPast / 2,
    takenAhead: balance.takenAhead / 2,
    waiting: balance.waiting / 2,
    left: balance.left / 2,
    accrual:
      ground.rules.accrual === 'monthly' ? { accrued: balance.accrued / 2, left: balance.leftOfAccrued / 2 } : null,
  }
}

const reasonBalanceOf = (ground: LeaveGround, year: HolidayYear, reason: GroundReason): ReasonBalance => {
  const { allowanceHalfDays } = reason
  const days = leaveDaysFor(ground, ({ id }) => id === reason.id)
  const { takenPast, takenAhead, waiting, left } = allowanceBalance(allowanceHalfDays ?? 0, days, year, ground.today)
  return {
    reason: reasonBriefOf(reason),
    allowance: allowanceHalfDays === null ? null : allowanceHalfDays / 2,
    takenPast: takenPast / 2,
    takenAhead: takenAhead / 2,
    waiting: waiting / 2,
    left: allowanceHalfDays === null ? null : left / 2,
  }
}

const bankHolidaysWorked = ({ bankHolidays, contract }: LeaveGround, { startDate, endDate }: HolidayYear) =>
  [...bankHolidays]
    .filter(([date]) => startDate <= date && date <= endDate && contract && contractedSecondsOn(contract, date) > 0)
    .map(([date, name]) => ({ date, name }))

/** A person's leave of a holiday year as it stands, for somebody who may see it. */
export const balanceReportOf = (
  ground: LeaveGround,
  { files }: Pick<SubjectPlatform, 'files'>,
  actor: EmployeeActor,
  asked: AskedYear,
): BalanceReport => {
  const year = askedYear(ground, asked)
  return {
    year: yearOfLeave(year),
    years: yearsOfLeave(ground),
    annualLeave: ground.contract ? annualLeaveOf(ground, year, files) : null,
    annualLeaveReasons: ground.reasons.filter(isAnnualLeave).map(reasonBriefOf),
    reasons: ground.reasons
      .filter((reason) => !isAnnualLeave(reason))
      .map((reason) => reasonBalanceOf(ground, year, reason)),
    bankHolidays: bankHolidaysWorked(ground, year),
    can: { adjust: adjustsLeaveOf(actor, ground), enterAbsence: ground.isActive && entersLeaveOf(actor, ground) },
  }
}

export const getEmployeeBalanceReport = async (
  db: Db,
  platform: SubjectPlatform,
  actor: EmployeeActor,
  employeeId: string,
  asked: AskedYear,
): Promise<BalanceReport> => {
  const ground = await loadLeaveGround(db, platform, employeeId)
  assertSeesLeaveOf(actor, ground)
  return balanceReportOf(ground, platform, actor, asked)
}
