import type { ProjectRole } from '@praxis/contract/projects/project-roles'

/** What somebody is in a project, in a few words: 'Lead', 'Architect, Reviewer'. */
export function placeInProject(
  { id }: { readonly id: string },
  leadID: string,
  roles: readonly Pick<ProjectRole, 'name' | 'employee'>[],
): string {
  const names = roles.filter(({ employee }) => employee?.id === id).map(({ name }) => name)
  const places = [...(id === leadID ? ['Lead'] : []), ...names]
  return places.join(', ')
}
