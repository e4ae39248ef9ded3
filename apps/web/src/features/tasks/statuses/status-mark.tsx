import { BACKLOG_STATUS, type TaskProgress } from '@praxis/contract/tasks/task-rules'
import { IconCircle, IconCircleCheck, IconProgress } from '@tabler/icons-react'
import classes from './statuses.module.css'

const ICONS = { toDo: IconCircle, inProgress: IconProgress, finished: IconCircleCheck }

/** A status in its colour; the shape tells how far its tasks are, so that colour does not stand alone. */
export function StatusMark({ color, progress }: { color: string; progress: TaskProgress }) {
  const Icon = ICONS[progress]
  return (
    <span
      className={classes.mark}
      // The black of the backlog would vanish in the dark scheme.
      style={{ color: color === BACKLOG_STATUS.color ? 'var(--text-3)' : color }}
      aria-hidden
    >
      <Icon size={16} stroke={2} />
    </span>
  )
}
