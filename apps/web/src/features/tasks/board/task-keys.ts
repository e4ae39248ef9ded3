import type { Shortcut } from '../../../ui/keys/page-shortcuts'

/** The keys that act on the focused task. */
export const TASK_KEYS: readonly Shortcut[] = [
  { keys: ['d'], label: 'Complete or reopen the task' },
  { keys: ['e'], label: 'Edit its title' },
  { keys: ['s'], label: 'Change its status' },
  { keys: ['a'], label: 'Change its assignees' },
  { keys: ['p'], label: 'Change its priority' },
  { keys: ['u'], label: 'Change its due date' },
  { keys: ['c'], label: 'Add a task to its list' },
  { keys: ['b'], label: 'Add a sub-task' },
  { keys: ['Shift', 'x'], label: 'Select everything in between' },
  { keys: ['Alt', 'ArrowUp'], label: 'Move it up' },
  { keys: ['Alt', 'ArrowDown'], label: 'Move it down' },
  { keys: ['Alt', '→'], label: 'Kanban: move it to the next status' },
  { keys: ['Delete'], label: 'Delete it' },
]
