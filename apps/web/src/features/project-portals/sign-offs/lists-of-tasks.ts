import type { GanttTask } from '@praxis/contract/tasks/task-shapes'
import type { FieldOption } from '../../../ui/forms/field-option'

/** The lists that the tasks are in, in the order of the board, with how many there are. */
export function listsOf(tasks: readonly Pick<GanttTask, 'taskList'>[]): FieldOption[] {
  const counts = new Map<string, { name: string; count: number }>()
  for (const { taskList } of tasks) {
    const { count } = counts.get(taskList.id) ?? { count: 0 }
    counts.set(taskList.id, { name: taskList.name, count: count + 1 })
  }
  return [...counts].map(([value, { name, count }]) => ({
    value,
    label: name,
    note: count === 1 ? '1 task' : `${count} tasks`,
  }))
}
