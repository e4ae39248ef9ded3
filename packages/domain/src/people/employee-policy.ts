import type { Permission } from '@praxis/contract/capabilities'
import type { DetailAudience } from '@praxis/contract/dynamic-detail-types'
import type { Employee } from '@praxis/contract/employees'
import { noRights, permissionFrom } from './employee-permission'
import { isWithin, mayGive } from './rights'

/** Who acts, seen from the employee it is about. */
export interface EmployeeRelation {
  readonly isSelf: boolean
  readonly isDirectLineManager: boolean
  /** Line manager, their line manager, and so on up. */
  readonly isAbove: boolean
  readonly isImpersonating: boolean
  readonly permission: Permission
}

/** Whom it is about. Somebody invited is active, and has no user yet. */
export interface EmployeeStanding {
  readonly isActive: boolean
  readonly isPending: boolean
  readonly isOwner: boolean
  readonly permission: Permission
}

/** Which parts are shown; the others are left out of every answer. */
export const visibleParts = ({ isSelf, isAbove, permission }: EmployeeRelation) => {
  const isConcerned = isSelf || permission.canManageEmployees
  return { contract: isConcerned || isAbove, permission: isConcerned || isAbove, preferences: isConcerned }
}

/** Whether what is filled into a row for this audience is shown; everybody sees their own, but for what managers keep. */
export const seesDetailFor = ({ isSelf, isAbove, permission }: EmployeeRelation, audience: DetailAudience): boolean => {
  if (audience === 'everybody' || permission.canManageEmployees) return true
  return audience === 'aboveAndManagers' && (isSelf || isAbove)
}

/** Details, dynamic details, preferences and picture. */
export const mayEditDetails = ({ isSelf, permission }: EmployeeRelation): boolean =>
  isSelf || permission.canManageEmployees

/** Whoever it is about must be active as well. */
export const mayEditContract = (relation: EmployeeRelation): boolean => {
  const { isSelf, isDirectLineManager, isImpersonating, permission } = relation
  return !isSelf && !isImpersonating && (permission.canManageEmployees || isDirectLineManager)
}

/** Capabilities, line manager, and whether somebody works here at all. */
export const mayEditPermission = ({ isSelf, isImpersonating, permission }: EmployeeRelation): boolean =>
  !isSelf && !isImpersonating && permission.canManageEmployees

/** Only people who may do no more than oneself. The permission is already gone while impersonating, so it never nests. */
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

/** Whoever is let in again gets the rights they had, which is giving them anew; they can be taken away first. */
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
