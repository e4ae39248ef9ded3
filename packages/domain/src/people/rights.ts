import { capabilities, type Permission } from '@praxis/contract/people/capabilities'
import { resourcePermissions } from '@praxis/contract/projects/project-rules'

const rights = [...capabilities, 'isAdmin', 'revenue'] as const
type Right = (typeof rights)[number]

/** How much of a right somebody has; for revenue this is nothing, reading or writing. */
const levelOf = (permission: Permission, right: Right): number =>
  right === 'revenue' ? resourcePermissions.indexOf(permission.revenue) : Number(permission[right])

/** Whether a permission allows nothing that the other one does not. */
export const isWithin = (permission: Permission, other: Permission): boolean =>
  rights.every((right) => levelOf(permission, right) <= levelOf(other, right))

/** Nobody gives rights that they do not have, except admins, who give all; rights somebody has already may stay. */
export const mayGive = (giver: Permission, before: Permission, after: Permission): boolean =>
  giver.isAdmin ||
  rights.every((right) => levelOf(after, right) <= Math.max(levelOf(before, right), levelOf(giver, right)))
