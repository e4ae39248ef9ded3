import { adminCapabilities, type Capability, capabilities, type Permission } from '@praxis/contract/people/capabilities'

export type GivenPermission = Omit<Permission, 'isAdmin'>

export const noRights: GivenPermission = {
  ...(Object.fromEntries(capabilities.map((capability) => [capability, false])) as Record<Capability, boolean>),
  revenue: 'noAccess',
}

const ownersPermission: Permission = {
  ...(Object.fromEntries(capabilities.map((capability) => [capability, true])) as Record<Capability, boolean>),
  isAdmin: true,
  revenue: 'write',
}

/** What somebody can do: the owner can do everything, whatever was given; an admin may impersonate too. */
export const permissionFrom = (given: GivenPermission, isOwner: boolean): Permission => {
  if (isOwner) return ownersPermission
  const isAdmin = adminCapabilities.every((capability) => given[capability])
  return { ...given, isAdmin, canImpersonate: isAdmin || given.canImpersonate }
}
