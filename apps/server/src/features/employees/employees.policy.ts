import type { EmployeeRelation } from '@praxis/domain/people/employee-policy'
import type { EmployeeActor } from '../../platform/auth/actor'

interface EmployeePlace {
  readonly id: string
  readonly lineManager: { readonly id: string } | null
  readonly aboveIds: readonly string[]
}

/** How the actor stands to an employee of their company; while impersonating, how the person they act as does. */
export const relationTo = (actor: EmployeeActor, { id, lineManager, aboveIds }: EmployeePlace): EmployeeRelation => ({
  isSelf: actor.employee.id === id,
  isDirectLineManager: lineManager?.id === actor.employee.id,
  isAbove: aboveIds.includes(actor.employee.id),
  isImpersonating: actor.impersonatorId !== null,
  permission: actor.capabilities,
})
