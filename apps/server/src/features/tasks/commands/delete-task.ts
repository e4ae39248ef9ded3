import type { EmployeeBrief } from '@praxis/contract/people/employees'
import type { SentCard } from '@praxis/contract/tasks/task-cards'
import type { Columns } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import type { OpenBoard } from '../board'
import { announceBoard } from '../board-audience'
import { lockForEditing } from '../lock-board'
import { cardsById } from '../queries/shown-tasks'
import { assertDeletable, contentsOfTasks } from '../queries/task-contents'
import { raiseSubTasks } from './raise-sub-tasks'
import { loadPlacedTask } from './task-to-change'

/** The titles of the sub-tasks that are deleted with the task. */
const titlesUnder = async (db: Tx, taskId: string): Promise<string[]> => {
  const rows = await db.rows<Columns<'tasks', 'title'>>(sql`
    select title from tasks where company_id = ${db.scope.companyId} and parent_id = ${taskId} order by rank limit 100`)
  return rows.map(({ title }) => title)
}

/** Answers with the tasks that changed: sub-tasks that were kept, or the task that the deleted one was part of. */
export const deleteTask = async (
  db: Tx,
  files: FileStore,
  board: OpenBoard,
  taskId: string,
  keepSubTasks: boolean,
): Promise<{ affectedTasks: SentCard[]; people: EmployeeBrief[] }> => {
  await lockForEditing(db, board)
  const task = await loadPlacedTask(db, board, taskId)
  assertDeletable(board, await contentsOfTasks(db, board, [taskId], keepSubTasks))
  if (keepSubTasks) await raiseSubTasks(db, task)
  const subTasks = await titlesUnder(db, taskId)
  await db.run(sql`delete from tasks where company_id = ${db.scope.companyId} and id = ${taskId}`)
  const before = {
    task: task.title,
    list: task.listName,
    superTask: task.parentTitle,
    ...(subTasks.length > 0 && { subTasks }),
  }
  // Nobody can open the history of a deleted task, so the deletion is in its board's history, too.
  db.record({ entity: 'task', id: taskId, action: 'deleted', before })
  db.record({ entity: 'taskBoard', id: board.id, action: 'taskDeleted', before })
  await announceBoard(db, board)
  const affected = task.parentId === null ? (keepSubTasks ? task.subTaskIds : []) : [task.parentId]
  const { cards, people } = await cardsById(db, files, board, affected)
  return { affectedTasks: cards, people }
}
