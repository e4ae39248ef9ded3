import { grouped } from '../../../../platform/grouped'

/** Finds the rows of a project among those of several. */
export const rowsByProject = <Row extends { readonly projectId: string }>(
  rows: readonly Row[],
): ((projectId: string) => readonly Row[]) => {
  const byProject = new Map<string, readonly Row[]>()
  for (const group of grouped(rows, ({ projectId }) => projectId)) byProject.set(group[0].projectId, group)
  return (projectId) => byProject.get(projectId) ?? []
}
