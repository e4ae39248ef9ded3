import { KeyHint } from '../../../ui/keys/key-hint'
import { Dialog } from '../../../ui/overlays/dialog'
import classes from './shortcuts.module.css'

const SHORTCUTS: readonly { readonly keys: string[]; readonly does: string }[] = [
  { keys: ['ArrowUp', 'ArrowDown'], does: 'Go to the task above or below' },
  { keys: ['Enter'], does: 'Open the task' },
  { keys: ['D'], does: 'Complete or reopen it' },
  { keys: ['E'], does: 'Edit its title' },
  { keys: ['S'], does: 'Change its status' },
  { keys: ['A'], does: 'Change its assignees' },
  { keys: ['P'], does: 'Change its priority' },
  { keys: ['U'], does: 'Change its due date' },
  { keys: ['N'], does: 'Add a task to its list' },
  { keys: ['B'], does: 'Add a sub-task to it' },
  { keys: ['X'], does: 'Select it; with Shift everything in between' },
  { keys: ['Alt', 'ArrowUp'], does: 'Move it up' },
  { keys: ['Alt', 'ArrowDown'], does: 'Move it down' },
  { keys: ['Alt', '→'], does: 'Kanban: move it to the next status' },
  { keys: ['Delete'], does: 'Delete it' },
  { keys: ['/'], does: 'Find a task' },
  { keys: ['?'], does: 'Show these shortcuts' },
]

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog opened onClose={onClose} title="Keyboard shortcuts" width="narrow">
      <dl className={classes.shortcuts}>
        {SHORTCUTS.map(({ keys, does }) => (
          <div key={does} className={classes.shortcut}>
            <dt>
              <KeyHint keys={[...keys]} />
              <span className={classes.spoken}>{keys.join(' ')}</span>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
