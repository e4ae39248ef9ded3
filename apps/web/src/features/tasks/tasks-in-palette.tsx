import { IconListCheck } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { type PaletteProvider, usePaletteProvider } from '../../shell/palette/palette-context'
import { inDialog } from '../../ui/late/in-dialog'
import { late } from '../../ui/late/late'
import { Opening } from '../../ui/late/opening'

const AddTaskDialog = late(() => import('./add-task-dialog'), inDialog)
const AFTER_TIME = 1

/** The way to add a task from the command palette. */
export function TasksInPalette() {
  const [isAdding, setIsAdding] = useState(false)
  const provider = useMemo(
    (): PaletteProvider => ({
      id: 'addTask',
      group: 'Actions',
      order: AFTER_TIME,
      creates: true,
      items: [
        {
          id: 'add-task',
          label: 'Add task',
          keywords: 'new create to-do',
          shortcut: 'C',
          icon: <IconListCheck size={16} stroke={1.75} aria-hidden />,
          run: () => setIsAdding(true),
        },
      ],
    }),
    [],
  )
  usePaletteProvider(provider)
  return (
    isAdding && (
      <Opening>
        <AddTaskDialog onClose={() => setIsAdding(false)} />
      </Opening>
    )
  )
}
