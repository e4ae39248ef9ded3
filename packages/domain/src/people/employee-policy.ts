import type { DetailAudience } from '@praxis/contract/company/dynamic-detail-types'
import type { Permission } from '@praxis/contract/people/capabilities'
import type { Employee } from '@praxis/contract/people/employees'
import { noRights, permissionFrom } from './employee-permission'
import { isWithin, mayGive } from './rights'

/** How the person who acts stands to the employee the action is about. */
export interface EmployeeRelation {
  readonly isSelf: boolean
  readonly isDirectLineManager: boolean
  /** Whether they are the employee's line manager, that person's line manager, and so on up. */
  readonly isAbove: boolean
  readonly isImpersonating: boolean
  readonly permission: Permission
}

/** The employee the action is about. Somebody invited is active, and has no user yet. */
export interface EmployeeStanding {
  readonly isActive: boolean
  readonly isPending: boolean
  readonly isOwner: boolean
  readonly permission: Permission
}

/** Which parts of an employee the other person sees; the rest is left out of every answer. */
export const visibleParts = ({ isSelf, isAbove, permission }: EmployeeRelation) => {
  const isConcerned = isSelf || permission.canManageEmployees
  return { contract: isConcerned || isAbove, permission: isConcerned || isAbove, preferences: isConcerned }
}

/** Whether the other person sees a row with this audience; everybody sees their own, except rows for managers only. */
export const seesDetailFor = ({ isSelf, isAbove, permission }: EmployeeRelation, audience: DetailAudience): boolean => {
  if (audience === 'everybody' || permission.canManageEmployees) return true
  return audience === 'aboveAndManagers' && (isSelf || isAbove)
}

/** Covers details, dynamic details, preferences and picture. */
export const mayEditDetails = ({ isSelf, permission }: EmployeeRelation): boolean =>
  isSelf || permission.canManageEmployees

/** Callers also check that the employee is active. */
export const mayEditContract = (relation: EmployeeRelation): boolean => {
  const { isSelf, isDirectLineManager, isImpersonating, permission } = relation
  return !isSelf && !isImpersonating && (permission.canManageEmployees || isDirectLineManager)
}

/** Covers capabilities, line manager, and whether the person works here at all. */
export const mayEditPermission = ({ isSelf, isImpersonating, permission }: EmployeeRelation): boolean =>
  !isSelf && !isImpersonating && permission.canManageEmployees

/** Only people who may do no more than oneself; it never nests, as whoever impersonates lacks the permission. */
export const mayImpersonate = (
  { isSelf, isImpersonating, permission }: EmployeeRelation,
  { isActive, isPending, isOwner, permission: theirs }: EmployeeStanding,
): boolean =>
  permission.canImpersonate &&
  !isImpersonating &&
  !isSelf &&
  isActive &&
  !isPending &&
  !isOwner &&
  isWithin(theirs, permission)

const nothing = permissionFrom(noRights, false)

/** Whoever is let in again gets the rights they had, so this is giving rights; they can be taken away first. */
export const mayGiveBack = (
  { permission }: EmployeeRelation,
  { permission: theirs }: Pick<EmployeeStanding, 'permission'>,
): boolean => mayGive(permission, nothing, theirs)

const mayReadHistory = ({ isSelf, permission }: EmployeeRelation): boolean => isSelf || permission.canManageEmployees

/** What the answer tells the browser to offer: the same rules that are enforced. */
export const employeeCan = (relation: EmployeeRelation, standing: EmployeeStanding): Employee['can'] => ({
  editDetails: mayEditDetails(relation),
  editContract: mayEditContract(relation) && standing.isActive,
  editPermission: mayEditPermission(relation),
  editPreferences: mayEditDetails(relation),
  deactivate: mayEditPermission(relation) && standing.isActive && !standing.isOwner,
  reactivate: mayEditPermission(relation) && mayGiveBack(relation, standing) && !standing.isActive,
  impersonate: mayImpersonate(relation, standing),
  readHistory: mayReadHistory(relation),
})
