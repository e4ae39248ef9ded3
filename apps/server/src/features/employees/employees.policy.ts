import type { EmployeeRelation } from '@praxis/domain/people/employee-policy'
import type { EmployeeActor } from '../../platform/auth/actor'

interface EmployeePlace {
  readonly id: string
  readonly lineManager: { readonly id: string } | null
  readonly aboveIds: readonly string[]
}

/** Who the actor is to an employee of their company; while impersonating, the one they act as. */
export const relationTo = (actor: EmployeeActor, { id, lineManager, aboveIds }: EmployeePlace): EmployeeRelation => ({
  isSelf: actor.employee.id === id,
  isDirectLineManager: lineManager?.id === actor.employee.id,
  isAbove: aboveIds.includes(actor.employee.id),
  isImpersonating: actor.impersonatorId !== null,
  permission: actor.capabilities,
})
