import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { EmployeeRow } from '../queries/get-employee'

/** Announces a change that every colleague sees. */
export const announceEmployee = (db: Tx, employeeId: string): void =>
  db.announce({ topic: 'employees', id: employeeId, to: 'everyone' })

/** Announces a change to those who may see the contract; the employee's own browsers show a part of it in the frame. */
export const announceContract = (db: Tx, { id, aboveIds }: EmployeeRow): void => {
  db.announce({
    topic: 'employees',
    id,
    to: { capabilities: ['canManageEmployees'], employees: [id, ...aboveIds] },
  })
  announceOwnWorkspace(db, id)
}

/** Announces a change of who the employee is in their own workspace: title, preferences, what they may do. */
export const announceOwnWorkspace = (db: Tx, employeeId: string): void =>
  db.announce({ topic: 'workspace', to: { employees: [employeeId] } })

/** Announces a change of rights: browsers that listen as the employee are checked anew, and cut off if need be. */
export const announceAccess = (db: Tx, employeeId: string): void => {
  db.announce({ kind: 'access', employee: employeeId })
  announceOwnWorkspace(db, employeeId)
  announceEmployee(db, employeeId)
}

/** Announces a change of the user's list of workspaces, in whichever of them they have open. */
export const announceEmployments = async (db: Tx, userId: string): Promise<void> => {
  const employments = await db.rows<{ id: string; company: string }>(
    sql`select employee_id as id, company_id as company from employments_of(${userId})`,
  )
  for (const { id, company } of employments)
    db.announce({ company, topic: 'user', id: userId, to: { employees: [id] } })
}
