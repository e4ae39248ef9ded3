import { isDeepStrictEqual } from 'node:util'
import type { Employee } from '@praxis/contract/people/employees'
import type { Day } from '@praxis/domain/calendar/day'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { permissionFrom } from '@praxis/domain/people/employee-permission'
import { mayEditPermission, mayGiveBack } from '@praxis/domain/people/employee-policy'
import { begunAgain, endedOn, endOfContract } from '@praxis/domain/people/employment-contract'
import { sql } from '../../../platform/database/sql'
import { invalidField, Refusal } from '../../../platform/refusal'
import { announceNewApprovers } from '../../approvers/commands/announce-new-approvers'
import { beforeNewApprovers } from '../../approvers/commands/hold-approvers'
import { relationTo } from '../employees.policy'
import { type EmployeeRow, givenPermissionOf, periodsOf } from '../queries/get-employee'
import { announceAccess, announceContract, announceEmployments } from './announce-employee'
import { announceInvitation } from './announce-invitation'
import { inviteOneAtATime } from './invite-one-at-a-time'
import { changedEmployee, type EmployeeCall, lockEmployee } from './lock-employee'
import { storePeriods } from './store-periods'

interface Terms {
  readonly isActive: boolean
  /** The last day of somebody who leaves, or the first of somebody who comes back; today by default. */
  readonly day: Day | undefined
}

/** The contract ends with the last day of who leaves, and begins again with the first of who comes back. */
const changeContract = async ({ db, platform, employeeId }: EmployeeCall, row: EmployeeRow, terms: Terms) => {
  const before = periodsOf(row)
  if (row.contractStart === null || before.length === 0) return {}
  const today = dayInTimeZone(platform.clock(), row.timeZone ?? row.companyTimeZone)
  const day = terms.day ?? today
  if (day < row.contractStart)
    throw invalidField(terms.isActive ? 'startDate' : 'endDate', 'This is before the contract starts')
  const after = terms.isActive ? begunAgain(before, day) : endedOn(before, day)
  if (isDeepStrictEqual(before, after)) return {}
  await storePeriods(db, employeeId, after)
  await db.run(sql`
    update employees set contract_version = contract_version + 1
    where company_id = ${db.scope.companyId} and id = ${employeeId}`)
  return { before: { endDate: endOfContract(before) ?? null }, after: { endDate: endOfContract(after) ?? null } }
}

const setActive = async (call: EmployeeCall, row: EmployeeRow, userId: string, terms: Terms): Promise<void> => {
  const { db, employeeId } = call
  const { isActive } = terms
  await beforeNewApprovers(db)
  const contract = await changeContract(call, row, terms)
  await db.run(sql`
    update employees set is_active = ${isActive}, updated_at = ${db.now}
    where company_id = ${db.scope.companyId} and id = ${employeeId}`)
  db.record({
    entity: 'employee',
    id: employeeId,
    action: isActive ? 'reactivated' : 'deactivated',
    before: { isActive: !isActive, ...contract.before },
    after: { isActive, ...contract.after },
  })
  announceAccess(db, employeeId)
  announceContract(db, row)
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
export const deactivateEmployee = async (call: EmployeeCall, endDate: Day | undefined): Promise<void> => {
  await inviteOneAtATime(call.db)
  const row = await lockEmployee(call)
  if (row.isOwner) throw new Refusal('ownerKeepsAccess')
  if (!mayEditPermission(relationTo(call.actor, row))) throw new Refusal('invalidPermission')
  if (row.userId === null) await withdrawInvitation(call, row)
  else if (row.isActive) await setActive(call, row, row.userId, { isActive: false, day: endDate })
}

export const reactivateEmployee = async (call: EmployeeCall, startDate: Day | undefined): Promise<Employee> => {
  const row = await lockEmployee(call)
  if (!mayEditPermission(relationTo(call.actor, row))) throw new Refusal('invalidPermission')
  if (!row.isActive && row.userId !== null) {
    const permission = permissionFrom(givenPermissionOf(row), row.isOwner)
    if (!mayGiveBack(relationTo(call.actor, row), { permission })) throw new Refusal('rightNotHeld')
    await setActive(call, row, row.userId, { isActive: true, day: startDate })
  }
  return changedEmployee(call)
}
