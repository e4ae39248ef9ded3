import { BACKLOG_STATUS_ID } from '@praxis/contract/tasks/task-rules'
import type { StatusOverview } from '@praxis/contract/tasks/task-shapes'

interface StatusPart {
  readonly key: string
  readonly name: string
  readonly color: string
  readonly taskCount: number
}

/** The colour of a status; the backlog has none of its own, since black would vanish in the dark scheme. */
const colourOf = ({ id, color }: StatusOverview['status']) => (id === BACKLOG_STATUS_ID ? 'var(--line-strong)' : color)

/** The parts of the bar; completed tasks count as done, whatever status they were left with. */
export function statusParts(overview: readonly StatusOverview[]): StatusPart[] {
  const parts = overview.map(({ status, taskCount, completedTaskCount }) => ({
    key: status.id,
    name: status.name,
    color: colourOf(status),
    taskCount: status.progress === 'finished' ? taskCount : taskCount - completedTaskCount,
  }))
  const left = overview
    .filter(({ status }) => status.progress !== 'finished')
    .reduce((sum, { completedTaskCount }) => sum + completedTaskCount, 0)
  return [...parts, { key: 'completed', name: 'Completed', color: 'var(--c2)', taskCount: left }].filter(
    ({ taskCount }) => taskCount > 0,
  )
}
