/** How many tasks are open; undefined while they load, and in projects where there are none. */
export interface OpenTasks {
  readonly own: number | undefined
  readonly inProjects: number | undefined
}

/** '3 open in my lists, 8 in projects'. */
export function openText({ own, inProjects }: OpenTasks): string | undefined {
  if (own === undefined) return undefined
  return inProjects ? `${own} open in my lists, ${inProjects} in projects` : `${own} open`
}
