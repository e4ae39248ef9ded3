import { type KeyboardEvent, type RefObject, useCallback, useEffect, useState } from 'react'
import type { EditedField } from '../fields/task-field-editor'
import { findTask } from './board-changes'
import { useBoardLists, useBoardScene } from './board-context'
import { mayEditField } from './board-rights'

interface GridKeysOptions {
  readonly grid: RefObject<HTMLElement | null>
  /** The tasks' keys in the order of the rows. */
  readonly taskKeys: readonly string[]
  readonly onFold: (taskID: string) => void
}

/** The key for each field, which opens its editor in the row if the field is shown. */
const FIELD_KEYS: Readonly<Record<string, EditedField>> = { s: 'status', a: 'employees', p: 'priority', u: 'dueDate' }

const rowOf = (grid: HTMLElement | null, key: string): HTMLElement | null =>
  grid?.querySelector<HTMLElement>(`[data-row-key="${key}"]`) ?? null

/** One row is a tab stop; arrows move it, and letters do what the row's controls do. */
export function useGridKeys({ grid, taskKeys, onFold }: GridKeysOptions) {
  const scene = useBoardScene()
  const lists = useBoardLists()
  const [chosen, setCurrent] = useState<string>()
  const [wanted, setWanted] = useState<string>()
  const [awaited, setAwaited] = useState<string>()
  const current = chosen !== undefined && taskKeys.includes(chosen) ? chosen : taskKeys[0]

  // The row may only be drawn once it has been scrolled to.
  useEffect(() => {
    if (awaited === undefined) return
    const row = rowOf(grid.current, awaited)
    if (!row) return
    row.focus({ preventScroll: true })
    setAwaited(undefined)
  })

  const go = (key: string | undefined) => {
    if (key === undefined) return
    setCurrent(key)
    setWanted(key)
    setAwaited(key)
  }
  const arrived = useCallback(() => setWanted(undefined), [])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target instanceof HTMLElement ? event.target : null
    // Keys pressed in a control inside a row belong to that control; of a link only Enter does.
    const isOfRow = target instanceof HTMLAnchorElement && event.key !== 'Enter'
    const row = isOfRow ? target.closest<HTMLElement>('[data-row-key]') : target
    const key = row?.dataset.rowKey
    if (!row || key === undefined || event.ctrlKey || event.metaKey) return
    const task = findTask(lists, key)
    if (!task) return
    const index = taskKeys.indexOf(key)
    const field = FIELD_KEYS[event.key]
    if (event.altKey) {
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
      if (scene.canEdit) {
        scene.step(task, event.key === 'ArrowUp' ? -1 : 1)
        setAwaited(key)
      }
    } else if (event.key === 'ArrowDown' || event.key === 'j') go(taskKeys[Math.min(index + 1, taskKeys.length - 1)])
    else if (event.key === 'ArrowUp' || event.key === 'k') go(taskKeys[Math.max(index - 1, 0)])
    else if (event.key === 'Home') go(taskKeys[0])
    else if (event.key === 'End') go(taskKeys.at(-1))
    else if (event.key === 'Enter') scene.onOpen(key)
    else if (event.key === 'Escape' && scene.selected.size > 0) scene.clearSelected()
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      const isExpanded = row.getAttribute('aria-expanded')
      if (isExpanded === (event.key === 'ArrowLeft' ? 'true' : 'false')) onFold(key)
    } else if (event.key === 'd' && task.can.updateStatus)
      void scene.change({ kind: 'toggle', tasks: [task], isToggled: task.finishedAt === null })
    else if (field && mayEditField(scene, task, field))
      scene.edit(field, task, row.querySelector<HTMLElement>(`[data-field="${field}"]`) ?? row)
    else if (event.key === 'c' && scene.canCreate) scene.add({ listID: task.taskList.id, superTaskID: null })
    else if (event.key === 'b' && scene.canCreate && !task.superTask)
      scene.add({ listID: task.taskList.id, superTaskID: task.id })
    else if (!scene.canEdit) return
    else if (event.key === ' ' || event.key === 'x') scene.toggleSelected(key, event.shiftKey)
    else if (event.key === 'e' || event.key === 'F2') scene.editTitle({ taskID: key })
    else if (event.key === 'Delete') scene.ask({ kind: 'deleteTasks', tasks: [task] })
    else return
    event.preventDefault()
  }

  return { current, setCurrent, wanted, arrived, onKeyDown }
}
