import type { StatusOverview } from '@praxis/contract/tasks/task-shapes'
import { Row } from '../../../ui/layout/box'
import classes from './overview.module.css'
import { statusParts } from './status-parts'

/** How the tasks are spread over the statuses, as one bar with its legend. */
export function StatusBar({ overview }: { overview: readonly StatusOverview[] }) {
  const parts = statusParts(overview)
  if (parts.length === 0) return null
  return (
    <div className={classes.statuses}>
      <Row className={classes.stack} gap="hair" align="stretch" grow aria-hidden>
        {parts.map(({ key, name, color, taskCount }) => (
          <span
            key={key}
            className={classes.part}
            style={{ flexGrow: taskCount, background: color }}
            title={`${name}: ${taskCount}`}
          />
        ))}
      </Row>
      <ul className={classes.legend} aria-label="Tasks by status">
        {parts.map(({ key, name, color, taskCount }) => (
          <li key={key}>
            <span className={classes.swatch} style={{ background: color }} aria-hidden />
            {name} <b>{taskCount}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}
