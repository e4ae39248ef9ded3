import { portalTaskDisplays, type TaskDisplay } from '@praxis/contract/tasks/task-rules'
import { IconLayoutKanban, IconList, IconPlus, IconTable } from '@tabler/icons-react'
import { useId } from 'react'
import { PlainButton } from '../../../ui/plain/plain-button'
import classes from './task-controls.module.css'

const DISPLAYS = {
  list: { label: 'List', icon: IconList },
  kanban: { label: 'Kanban', icon: IconLayoutKanban },
  table: { label: 'Table', icon: IconTable },
}

interface TaskControlsProps {
  readonly display: TaskDisplay
  readonly onDisplay: (display: TaskDisplay) => void
  readonly isAdding?: boolean
  /** Absent where visitors add no tasks. */
  readonly onAdd?: () => void
}

/** How the tasks of the overview are shown, and the way to a new one. */
export default function TaskControls({ display, onDisplay, isAdding = false, onAdd }: TaskControlsProps) {
  const name = useId()
  return (
    <>
      <span className={classes.displays} role="radiogroup" aria-label="Display">
        {portalTaskDisplays.map((value) => {
          const { label, icon: Icon } = DISPLAYS[value]
          return (
            <label key={value} className={classes.display} title={label}>
              <input
                type="radio"
                name={name}
                className={classes.radio}
                checked={display === value}
                onChange={() => onDisplay(value)}
              />
              <Icon size={16} stroke={1.75} aria-hidden />
              <span className={classes.word}>{label}</span>
            </label>
          )
        })}
      </span>
      {onAdd && (
        <PlainButton variant="default" fit aria-label="Add task" aria-expanded={isAdding} onClick={onAdd}>
          <IconPlus size={16} stroke={1.75} aria-hidden />
          Task
        </PlainButton>
      )}
    </>
  )
}
