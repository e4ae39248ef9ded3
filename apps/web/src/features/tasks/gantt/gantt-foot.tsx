import { IconAlertTriangle } from '@tabler/icons-react'
import { KeyHint } from '../../../ui/keys/key-hint'
import classes from './gantt.module.css'
import type { BarLook } from './task-dates'

const LOOKS: readonly { readonly look: BarLook; readonly label: string }[] = [
  { look: 'done', label: 'Done' },
  { look: 'inProgress', label: 'In progress' },
  { look: 'toDo', label: 'To do' },
  { look: 'backlog', label: 'Backlog' },
  { look: 'late', label: 'Late' },
]

export function GanttFoot() {
  return (
    <div className={classes.foot}>
      {LOOKS.map(({ look, label }) => (
        <span key={look} className={classes.legend}>
          {look === 'late' && <IconAlertTriangle size={14} stroke={1.75} aria-hidden />}
          <span className={classes.swatch} data-look={look} aria-hidden />
          {label}
        </span>
      ))}
      <span className={classes.keys}>
        Drag to move or stretch, or <KeyHint keys={['←', '→']} /> and with <KeyHint keys={['Shift']} /> the end
      </span>
    </div>
  )
}
