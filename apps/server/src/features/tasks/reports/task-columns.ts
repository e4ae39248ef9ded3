import type { TaskColumns } from '@praxis/contract/tasks/project-tasks'
import { defaultTaskColumns } from '@praxis/contract/tasks/task-rules'
import type { Db, Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { OpenBoard } from '../board'
import { announceBoard } from '../board-audience'
import { lockForEditing } from '../lock-board'

export const getTaskColumns = async (db: Db, { id }: Pick<OpenBoard, 'id'>): Promise<TaskColumns> => {
  const board = await db.row<{ columns: TaskColumns['columns'] | null }>(sql`
    select columns from task_boards where company_id = ${db.scope.companyId} and id = ${id}`)
  return { columns: board?.columns ?? [...defaultTaskColumns] }
}

/** The columns change for everybody who looks at the board. */
export const updateTaskColumns = async (db: Tx, board: OpenBoard, chosen: TaskColumns): Promise<TaskColumns> => {
  await lockForEditing(db, board)
  const before = await getTaskColumns(db, board)
  const after = { columns: [...new Set(chosen.columns)] }
  await db.run(sql`
    update task_boards set columns = ${after.columns} where company_id = ${db.scope.companyId} and id = ${board.id}`)
  db.record({ entity: 'taskBoard', id: board.id, action: 'updated', before, after })
  await announceBoard(db, board)
  return after
}
