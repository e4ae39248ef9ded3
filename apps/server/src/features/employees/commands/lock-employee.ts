import type { Employee } from '@praxis/contract/people/employees'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { Refusal } from '../../../platform/refusal'
import { type EmployeeRow, employeeOf, findEmployee } from '../queries/get-employee'

/** What every command about an employee is given. */
export interface EmployeeCall {
  readonly db: Tx
  readonly platform: Platform
  readonly actor: EmployeeActor
  readonly employeeId: string
}

/** The employee, locked until the end and read after the lock is held, as the last change left them. */
export const lockEmployee = async ({ db, employeeId }: EmployeeCall): Promise<EmployeeRow> => {
  await db.run(sql`
    select from employees where company_id = ${db.scope.companyId} and id = ${employeeId} for no key update`)
  const row = await findEmployee(db, employeeId)
  if (!row) throw new Refusal('notFound')
  return row
}

/** The employee after the change, as the actor may see them. */
export const changedEmployee = async ({ db, platform, actor, employeeId }: EmployeeCall): Promise<Employee> => {
  const row = await findEmployee(db, employeeId)
  if (!row) throw new Refusal('notFound')
  return employeeOf(row, actor, platform)
}
