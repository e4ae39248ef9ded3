import { randomUUID } from 'node:crypto'
import type { BalanceReport, leaveBalances } from '@praxis/contract/absences/leave-balance'
import type { CheckedInput } from '@praxis/contract/protocol/endpoint'
import { holidayYearOn } from '@praxis/domain/absences/holiday-years'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { insertion, sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'
import type { SubjectPlatform } from '../../requests/queries/request-type-line'
import { balanceReportOf } from '../queries/balance-report'
import { type LeaveGround, loadLeaveGround } from '../queries/leave-ground'
import { adjustsLeaveOf } from '../queries/who-sees'
import { askedYear, yearOfLeave } from '../queries/years-of-leave'
import { announceOwnLeave } from './announce-absences'
import { lockLeaveOf } from './request-absence'

type NewAdjustment = CheckedInput<typeof leaveBalances.adjustLeave>['body']

const lockAdjustedLeave = async (
  db: Tx,
  platform: SubjectPlatform,
  actor: EmployeeActor,
  employeeId: string,
): Promise<LeaveGround> => {
  const ground = await lockLeaveOf(db, platform, employeeId)
  if (!adjustsLeaveOf(actor, ground)) throw new Refusal('invalidPermission')
  return ground
}

/** Adds days to the annual leave of a holiday year, or takes them away: also more than are left. */
export const adjustLeave = async (
  db: Tx,
  platform: SubjectPlatform,
  actor: EmployeeActor,
  employeeId: string,
  { days, reason, ...asked }: NewAdjustment,
): Promise<BalanceReport> => {
  const ground = await lockAdjustedLeave(db, platform, actor, employeeId)
  const { year, startDate } = yearOfLeave(askedYear(ground, asked))
  await db.run(
    sql`insert into leave_adjustments ${insertion<'leave_adjustments'>({
      company_id: actor.company.id,
      id: randomUUID(),
      employee_id: employeeId,
      year_start: startDate,
      half_days: days * 2,
      reason,
      created_by: actor.employee.id,
      created_at: db.now,
    })}`,
  )
  db.record({ entity: 'employee', id: employeeId, action: 'leaveAdjusted', after: { year, days, reason } })
  announceOwnLeave(db, [employeeId, ...ground.aboveIds])
  return balanceReportOf(await loadLeaveGround(db, platform, employeeId), platform, actor, { day: startDate })
}

export const deleteLeaveAdjustment = async (
  db: Tx,
  platform: SubjectPlatform,
  actor: EmployeeActor,
  employeeId: string,
  adjustmentId: string,
): Promise<BalanceReport> => {
  const ground = await lockAdjustedLeave(db, platform, actor, employeeId)
  const adjustment = ground.adjustments.find(({ id }) => id === adjustmentId)
  if (!adjustment) throw new Refusal('notFound')
  await db.run(sql`
    delete from leave_adjustments where company_id = ${actor.company.id} and id = ${adjustmentId}`)
  const { year, startDate } = yearOfLeave(holidayYearOn(ground.years, adjustment.yearStart))
  db.record({
    entity: 'employee',
    id: employeeId,
    action: 'leaveAdjustmentTakenBack',
    before: { year, days: adjustment.halfDays / 2, reason: adjustment.reason },
  })
  announceOwnLeave(db, [employeeId, ...ground.aboveIds])
  return balanceReportOf(await loadLeaveGround(db, platform, employeeId), platform, actor, { day: startDate })
}
