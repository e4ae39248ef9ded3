import type { EmployeeActor } from '../../platform/auth/actor'

/** Who may look behind the company's details, such as at their history. */
export const mayReadCompanyRecord = (actor: EmployeeActor, companyId: string): boolean =>
  actor.company.id === companyId && actor.capabilities.canManageCompany

/** The same for an employee of the actor's company. */
export const mayReadEmployeeRecord = (actor: EmployeeActor, employeeId: string): boolean =>
  actor.employee.id === employeeId || actor.capabilities.canManageEmployees
