import { randomUUID } from 'node:crypto'
import { displayName } from '@praxis/domain/accounts/display-name'
import { type GivenPermission, permissionFrom } from '@praxis/domain/people/employee-permission'
import { mayImpersonate } from '@praxis/domain/people/employee-policy'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { invalidField, Refusal } from '../../../platform/refusal'
import { givenPermissionColumns, givenPermissionOf } from '../../employees/queries/get-employee'
import { stopImpersonation } from './stop-impersonation'

interface ImpersonatedRow extends GivenPermission, Columns<'employees', 'is_active'> {
  readonly isOwner: boolean
  /** Null for somebody invited, whom nobody can act as yet. */
  readonly name: string | null
}

const loadImpersonated = async (db: Tx, actor: EmployeeActor, employeeId: string): Promise<string> => {
  if (employeeId === actor.employee.id) throw invalidField('employeeID', 'Choose somebody else')
  const row = await db.row<ImpersonatedRow>(sql`
    select e.is_active as "isActive", d.owner_user_id is not distinct from e.user_id as "isOwner",
           trim(u.first_name || ' ' || u.last_name) as name, ${givenPermissionColumns}
    from employees e
    join company_directory d on d.id = e.company_id
    left join users u on u.id = e.user_id
    where e.company_id = ${db.scope.companyId} and e.id = ${employeeId}`)
  if (!row) throw new Refusal('notFound')
  if (row.name === null) throw invalidField('employeeID', 'Has not accepted the invitation yet')
  if (!row.isActive) throw new Refusal('employeeInactive')
  const relation = {
    isSelf: false,
    isDirectLineManager: false,
    isAbove: false,
    isImpersonating: actor.impersonatorId !== null,
    permission: actor.capabilities,
  }
  const { isActive, isOwner } = row
  const permission = permissionFrom(givenPermissionOf(row), isOwner)
  if (!mayImpersonate(relation, { isActive, isOwner, isPending: false, permission }))
    throw new Refusal('invalidPermission')
  return row.name
}

/** Acts as another employee from now on, in this session only; an impersonation before it ends. */
export const startImpersonation = async (
  db: Tx,
  actor: EmployeeActor,
  employeeID: string,
): Promise<{ employeeID: string; impersonatorID: string }> => {
  const impersonatorID = actor.employee.id
  const employee = await loadImpersonated(db, actor, employeeID)
  // Two starts at once take turns, so that only one of them remains.
  await db.run(sql`select from sessions where id = ${actor.sessionId} for update`)
  await stopImpersonation(db, actor)
  await db.run(sql`
    insert into impersonations (company_id, id, session_id, impersonator_id, employee_id, started_at)
    values (${db.scope.companyId}, ${randomUUID()}, ${actor.sessionId}, ${impersonatorID}, ${employeeID}, ${db.now})`)
  for (const id of [impersonatorID, employeeID])
    db.record({
      entity: 'employee',
      id,
      action: 'impersonationStarted',
      after: { impersonator: displayName(actor.user), employee },
    })
  return { employeeID, impersonatorID }
}
