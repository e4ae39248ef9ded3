import type { Employment } from '@praxis/contract/people/users'

/** The workspace of somebody who need not choose: the one they were in last, or the only one they have. */
export function workspaceToEnter(
  employments: readonly Employment[],
  lastEmploymentId: string | undefined,
): Employment | undefined {
  const open = employments.filter(({ isActive }) => isActive)
  return open.find(({ id }) => id === lastEmploymentId) ?? (open.length === 1 ? open[0] : undefined)
}
