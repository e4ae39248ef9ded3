import { BACKLOG_STATUS_ID } from '@praxis/contract/task-rules'
import type { StatusOverview } from '@praxis/contract/task-shapes'
import classes from './overview.module.css'

/** The backlog has no colour of its own: black would vanish in the dark. */
const colourOf = ({ id, color }: StatusOverview['status']) => (id === BACKLOG_STATUS_ID ? 'var(--line-strong)' : color)

/** How the tasks are spread over the statuses, in one bar with its legend. */
export function StatusBar({ overview }: { overview: readonly StatusOverview[] }) {
  const shown = overview.filter(({ taskCount }) => taskCount > 0)
  const total = shown.reduce((sum, { taskCount }) => sum + taskCount, 0)
  if (total === 0) return null
  return (
    <div className={classes.statuses}>
      <div className={classes.stack} aria-hidden>
        {shown.map(({ status, taskCount }) => (
          <span
            key={status.id}
            className={classes.part}
            style={{ flexGrow: taskCount, background: colourOf(status) }}
            title={`${status.name}: ${taskCount}`}
          />
        ))}
      </div>
      <ul className={classes.legend} aria-label="Tasks by status">
        {shown.map(({ status, taskCount }) => (
          <li key={status.id}>
            <span className={classes.swatch} style={{ background: colourOf(status) }} aria-hidden />
            {status.name} <b>{taskCount}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}
