import type { ProjectRole } from '@praxis/contract/projects/project-roles'

interface SavedRole {
  readonly roleID: string | null
  readonly roleName: string | null
}

/**
 * The role to begin with: the saved one, a single own one, else the one of the name that was logged; a new submission takes
 * the first.
 */
export function automaticRole(roles: readonly ProjectRole[], saved: SavedRole | undefined): string | null {
  const [first, ...others] = roles
  if (!first) return null
  const kept = roles.find(({ id }) => id === saved?.roleID)
  if (kept) return kept.id
  if (others.length === 0) return first.id
  if (!saved) return first.id
  return roles.find(({ name }) => name === saved.roleName)?.id ?? null
}

/** The role in a project that the time was not logged on: one of the same name, else that of a new submission. */
export const roleElsewhere = (roles: readonly ProjectRole[], roleName: string | null): string | null =>
  roles.find(({ name }) => name === roleName)?.id ?? automaticRole(roles, undefined)
