import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { EmployeeRow } from '../queries/get-employee'

/** Something that every colleague sees. */
export const announceEmployee = (db: Tx, employeeId: string): void =>
  db.announce({ topic: 'employees', id: employeeId, to: 'everyone' })

/** Something for those who may see the contract; the employee's own browsers show a part of it in the frame. */
export const announceContract = (db: Tx, { id, aboveIds }: EmployeeRow): void => {
  db.announce({
    topic: 'employees',
    id,
    to: { capabilities: ['canManageEmployees'], employees: [id, ...aboveIds] },
  })
  announceOwnWorkspace(db, id)
}

/** Who they are in the workspace they have open: title, preferences, what they may do. */
export const announceOwnWorkspace = (db: Tx, employeeId: string): void =>
  db.announce({ topic: 'workspace', to: { employees: [employeeId] } })

/** What somebody may do has changed: whoever listens as them is asked anew, and cut off if need be. */
export const announceAccess = (db: Tx, employeeId: string): void => {
  db.announce({ kind: 'access', employee: employeeId })
  announceOwnWorkspace(db, employeeId)
  announceEmployee(db, employeeId)
}

/** The user's list of workspaces, in whichever of them they have open. */
export const announceEmployments = async (db: Tx, userId: string): Promise<void> => {
  const employments = await db.rows<{ id: string; company: string }>(
    sql`select employee_id as id, company_id as company from employments_of(${userId})`,
  )
  for (const { id, company } of employments)
    db.announce({ company, topic: 'user', id: userId, to: { employees: [id] } })
}
