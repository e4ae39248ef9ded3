import { IconAlertTriangle } from '@tabler/icons-react'
import { KeyHint } from '../../../ui/keys/key-hint'
import { Row, Text } from '../../../ui/layout/box'
import classes from './gantt.module.css'
import type { BarLook } from './task-dates'

const LOOKS: readonly { readonly look: BarLook; readonly label: string }[] = [
  { look: 'done', label: 'Done' },
  { look: 'inProgress', label: 'In progress' },
  { look: 'toDo', label: 'To do' },
  { look: 'backlog', label: 'Backlog' },
  { look: 'late', label: 'Late' },
]

/** What the colours mean and, for those who may, how to move bars. */
export function GanttFoot({ canReschedule }: { canReschedule: boolean }) {
  return (
    <Row wrap rigid size={12} tone="second" className={classes.foot}>
      {LOOKS.map(({ look, label }) => (
        <Row key={look} as="span" inline gap="6px" oneLine>
          <span className={classes.swatch} data-look={look} aria-hidden>
            {look === 'late' && <IconAlertTriangle size={10} stroke={2} />}
          </span>
          {label}
        </Row>
      ))}
      {canReschedule && (
        <Text last tone="third" className={classes.keys}>
          Drag to move or resize, or use <KeyHint keys={['←', '→']} /> (<KeyHint keys={['Shift']} /> for the end date)
        </Text>
      )}
    </Row>
  )
}
