import type { EmployeeActor } from '../../platform/auth/actor'

/** Whether the actor may read records behind the company's details, such as their history. */
export const mayReadCompanyRecord = (actor: EmployeeActor, companyId: string): boolean =>
  actor.company.id === companyId && actor.capabilities.canManageCompany

/** Whether the actor may read such records of an employee of their company. */
export const mayReadEmployeeRecord = (actor: EmployeeActor, employeeId: string): boolean =>
  actor.employee.id === employeeId || actor.capabilities.canManageEmployees
