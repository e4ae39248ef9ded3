import type { StatusOverview } from '@praxis/contract/tasks/task-shapes'
import { Row, Text } from '../../../ui/layout/box'
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
      <Row
        as="ul"
        align="stretch"
        wrap
        tone="second"
        size={12}
        figures
        style={{ gap: '4px 16px' }}
        aria-label="Tasks by status"
      >
        {parts.map(({ key, name, color, taskCount }) => (
          <Row as="li" gap="6px" inline shrinks breaks key={key}>
            <span className={classes.swatch} style={{ background: color }} aria-hidden />
            {name}{' '}
            <Text as="b" tone="first" weight="semi">
              {taskCount}
            </Text>
          </Row>
        ))}
      </Row>
    </div>
  )
}
