import type { Employment } from '@praxis/contract/users'

/** Where somebody goes who need not choose: the workspace they were in last, or the only one they have. */
export function workspaceToEnter(
  employments: readonly Employment[],
  lastEmploymentId: string | undefined,
): Employment | undefined {
  const open = employments.filter(({ isActive }) => isActive)
  return open.find(({ id }) => id === lastEmploymentId) ?? (open.length === 1 ? open[0] : undefined)
}
