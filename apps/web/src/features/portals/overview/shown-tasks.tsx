import type { TaskDisplay } from '@praxis/contract/tasks/task-rules'
import type { Board } from './board'
import { TasksKanban } from './tasks-kanban'
import { TasksList } from './tasks-list'
import { TasksTable } from './tasks-table'

const DISPLAYS = { list: TasksList, table: TasksTable, kanban: TasksKanban }

/** A few tasks in one of the board’s displays; the board has all of them, and all that can be done with them. */
export default function ShownTasks({ board, display }: { board: Board; display: TaskDisplay }) {
  const Display = DISPLAYS[display]
  return <Display board={board} />
}
