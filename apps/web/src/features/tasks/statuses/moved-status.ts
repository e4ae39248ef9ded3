import { BACKLOG_STATUS_ID } from '@praxis/contract/tasks/task-rules'
import type { TaskStatus } from '@praxis/contract/tasks/task-shapes'

/** The statuses with one in another place; the backlog stays the first. */
export function movedStatus(statuses: readonly TaskStatus[], id: string, place: number): TaskStatus[] {
  const backlog = statuses.filter((status) => status.id === BACKLOG_STATUS_ID)
  const moved = statuses.filter((status) => status.id === id)
  const others = statuses.filter((status) => status.id !== BACKLOG_STATUS_ID && status.id !== id)
  return [
    ...backlog,
    ...[...others.slice(0, place), ...moved, ...others.slice(place)].map((status, progressRank) => ({
      ...status,
      progressRank,
    })),
  ]
}
