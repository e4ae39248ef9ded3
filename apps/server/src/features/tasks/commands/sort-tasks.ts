import type { Tx } from '../../../platform/database/database'
import { rawSql } from '../../../platform/database/sql'
import type { OpenBoard } from '../board'
import { announceBoard } from '../board-audience'
import { lockForEditing } from '../lock-board'
import { loadList } from '../queries/task-lists'
import { estimateOfTask } from '../queries/task-rows'
import { arrangeTasks } from './task-places'
import { loadPlacedTask } from './task-to-change'

export type SortOrder = 'ascending' | 'descending'

const direction = (order: SortOrder): string => (order === 'ascending' ? 'asc' : 'desc')

/** Orders of tasks `t` with status `s` and sub-tasks `n`. Tasks without the value come last, the backlog first. */
const orders = {
  priority: () => 't.priority desc',
  status: () => 's.position asc nulls first',
  dueDate: (order: SortOrder) => `t.due_date ${direction(order)} nulls last`,
  estimatedTime: (order: SortOrder) => `${estimateOfTask} ${direction(order)} nulls last`,
  lastUpdated: () => 't.updated_at desc',
}

export type SortKey = keyof typeof orders

export const sortTasks = async (
  db: Tx,
  board: OpenBoard,
  listId: string,
  by: SortKey,
  order: SortOrder = 'ascending',
): Promise<void> => {
  await lockForEditing(db, board)
  const { name } = await loadList(db, board, listId)
  await arrangeTasks(db, { listId, parentId: null }, rawSql(orders[by](order)))
  db.record({ entity: 'taskBoard', id: board.id, action: 'listSorted', after: { list: name, by, order } })
  await announceBoard(db, board)
}

export const sortSubTasksByPriority = async (db: Tx, board: OpenBoard, taskId: string): Promise<void> => {
  await lockForEditing(db, board)
  const { listId } = await loadPlacedTask(db, board, taskId)
  await arrangeTasks(db, { listId, parentId: taskId }, rawSql(orders.priority()))
  db.record({ entity: 'task', id: taskId, action: 'subTasksSorted', after: { by: 'priority' } })
  await announceBoard(db, board)
}
