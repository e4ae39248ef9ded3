import type { Employee } from '@praxis/contract/people/employees'
import { permissionFrom } from '@praxis/domain/people/employee-permission'
import { mayEditPermission, mayGiveBack } from '@praxis/domain/people/employee-policy'
import { sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'
import { announceNewApprovers } from '../../approvers/commands/announce-new-approvers'
import { beforeNewApprovers } from '../../approvers/commands/hold-approvers'
import { relationTo } from '../employees.policy'
import { type EmployeeRow, givenPermissionOf } from '../queries/get-employee'
import { announceAccess, announceEmployments } from './announce-employee'
import { announceInvitation } from './announce-invitation'
import { inviteOneAtATime } from './invite-one-at-a-time'
import { changedEmployee, type EmployeeCall, lockEmployee } from './lock-employee'

const setActive = async ({ db, employeeId }: EmployeeCall, userId: string, isActive: boolean): Promise<void> => {
  await beforeNewApprovers(db)
  await db.run(sql`
    update employees set is_active = ${isActive}, updated_at = ${db.now}
    where company_id = ${db.scope.companyId} and id = ${employeeId}`)
  db.record({
    entity: 'employee',
    id: employeeId,
    action: isActive ? 'reactivated' : 'deactivated',
    before: { isActive: !isActive },
    after: { isActive },
  })
  announceAccess(db, employeeId)
  announceNewApprovers(db)
  await announceEmployments(db, userId)
}

/** Nobody has worked as the invited employee yet, so nothing of them is kept. */
const withdrawInvitation = async ({ db, platform, employeeId }: EmployeeCall, row: EmployeeRow): Promise<void> => {
  await db.run(sql`delete from employees where company_id = ${db.scope.companyId} and id = ${employeeId}`)
  if (row.ownProfileImageId !== null) await platform.files.removePublic(db, row.ownProfileImageId)
  db.record({
    entity: 'employee',
    id: employeeId,
    action: 'invitationWithdrawn',
    before: { email: row.invitationEmail, jobTitle: row.jobTitle },
  })
  announceInvitation(db, employeeId)
}

/** The employee is out from the next request on; their work stays, and so does who reports to them. May be repeated. */
export const deactivateEmployee = async (call: EmployeeCall): Promise<void> => {
  await inviteOneAtATime(call.db)
  const row = await lockEmployee(call)
  if (row.isOwner) throw new Refusal('ownerKeepsAccess')
  if (!mayEditPermission(relationTo(call.actor, row))) throw new Refusal('invalidPermission')
  if (row.userId === null) await withdrawInvitation(call, row)
  else if (row.isActive) await setActive(call, row.userId, false)
}

export const reactivateEmployee = async (call: EmployeeCall): Promise<Employee> => {
  const row = await lockEmployee(call)
  if (!mayEditPermission(relationTo(call.actor, row))) throw new Refusal('invalidPermission')
  if (!row.isActive && row.userId !== null) {
    const permission = permissionFrom(givenPermissionOf(row), row.isOwner)
    if (!mayGiveBack(relationTo(call.actor, row), { permission })) throw new Refusal('rightNotHeld')
    await setActive(call, row.userId, true)
  }
  return changedEmployee(call)
}
