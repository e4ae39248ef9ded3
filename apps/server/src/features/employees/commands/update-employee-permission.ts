import { isDeepStrictEqual } from 'node:util'
import type { Employee, PermissionInput } from '@praxis/contract/people/employees'
import type { MadeOn } from '@praxis/contract/protocol/values'
import { permissionFrom } from '@praxis/domain/people/employee-permission'
import { mayEditPermission } from '@praxis/domain/people/employee-policy'
import { makesCircle } from '@praxis/domain/people/line-managers'
import { mayGive } from '@praxis/domain/people/rights'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { assignments, nextVersion, sql } from '../../../platform/database/sql'
import { assertUnchangedSince, invalidField, Refusal } from '../../../platform/refusal'
import { announceNewApprovers } from '../../approvers/commands/announce-new-approvers'
import { beforeNewApprovers } from '../../approvers/commands/hold-approvers'
import { relationTo } from '../employees.policy'
import { type EmployeeRow, findEmployee, givenPermissionOf } from '../queries/get-employee'
import { announceAccess, announceEmployee } from './announce-employee'
import { changedEmployee, type EmployeeCall, lockEmployee } from './lock-employee'

/** Changes of line managers take turns in a company: two at once could close a circle that neither of them sees. */
const changeLinesOneAtATime = async (db: Tx): Promise<void> => {
  await db.run(sql`select pg_advisory_xact_lock(hashtext('lineManagers'), hashtext(${db.scope.companyId}))`)
}

const assertPossibleLineManager = async (db: Tx, employeeId: string, lineManagerId: string): Promise<void> => {
  const manager = await findEmployee(db, lineManagerId)
  if (!manager?.isActive) throw invalidField('lineManagerID', 'Choose an active employee')
  if (makesCircle(employeeId, manager)) throw new Refusal('circularLineManager')
}

const assertOwnerKeeps = (row: EmployeeRow, changes: Omit<PermissionInput, 'lineManagerID'>): void => {
  const has = permissionFrom(givenPermissionOf(row), true)
  if (!isDeepStrictEqual({ ...has, ...changes }, has)) throw new Refusal('ownerKeepsAccess')
}

const assertMayGive = (
  actor: EmployeeActor,
  row: EmployeeRow,
  changes: Omit<PermissionInput, 'lineManagerID'>,
): void => {
  const has = givenPermissionOf(row)
  const wanted = permissionFrom({ ...has, ...changes }, false)
  if (!mayGive(actor.capabilities, permissionFrom(has, false), wanted)) throw new Refusal('rightNotHeld')
}

const columnsOf = (changes: PermissionInput) => ({
  can_manage_employees: changes.canManageEmployees,
  can_manage_clients: changes.canManageClients,
  can_manage_company: changes.canManageCompany,
  can_manage_projects: changes.canManageProjects,
  can_manage_reports: changes.canManageReports,
  can_manage_assets: changes.canManageAssets,
  can_process_payments: changes.canProcessPayments,
  can_impersonate: changes.canImpersonate,
  revenue: changes.revenue,
  line_manager_id: changes.lineManagerID,
})

const recordedFields = (row: EmployeeRow) => ({
  ...givenPermissionOf(row),
  lineManager: row.lineManager?.displayName ?? null,
  lineManagerID: row.lineManager?.id ?? null,
})

/** Changes capabilities and line manager of somebody else; fields that are left out stay as they are. */
export const updateEmployeePermission = async (
  call: EmployeeCall,
  { version, ...changes }: PermissionInput & MadeOn,
): Promise<Employee> => {
  const { db, actor, employeeId } = call
  const { lineManagerID, ...capabilities } = changes
  if (lineManagerID !== undefined) await changeLinesOneAtATime(db)
  const before = await lockEmployee(call)
  if (!mayEditPermission(relationTo(actor, before))) throw new Refusal('invalidPermission')
  assertUnchangedSince(version, before.version)
  if (before.isOwner) assertOwnerKeeps(before, capabilities)
  else assertMayGive(actor, before, capabilities)
  if (lineManagerID && lineManagerID !== before.lineManager?.id)
    await assertPossibleLineManager(db, employeeId, lineManagerID)
  if (lineManagerID !== undefined) await beforeNewApprovers(db)
  await db.run(sql`
    update employees set ${assignments<'employees'>({ ...columnsOf(changes), version: nextVersion, updated_at: db.now })}
    where company_id = ${db.scope.companyId} and id = ${employeeId}`)
  const after = await findEmployee(db, employeeId)
  if (!after) throw new Refusal('notFound')
  const [was, is] = [recordedFields(before), recordedFields(after)]
  if (isDeepStrictEqual(was, is)) return changedEmployee(call)
  db.record({ entity: 'employee', id: employeeId, action: 'permissionUpdated', before: was, after: is })
  // The former and the new line manager see less or more of the employee.
  for (const id of new Set([before.lineManager?.id, after.lineManager?.id])) if (id) announceEmployee(db, id)
  announceAccess(db, employeeId)
  if (was.lineManagerID !== is.lineManagerID) announceNewApprovers(db)
  return changedEmployee(call)
}
