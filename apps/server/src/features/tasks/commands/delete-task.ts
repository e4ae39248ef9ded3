import type { TaskCard } from '@praxis/contract/task-shapes'
import { rankBetween } from '@praxis/domain/tasks/rank'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import type { OpenBoard } from '../board'
import { announceBoard } from '../board-audience'
import { lockForEditing } from '../lock-board'
import { cardsById } from '../queries/shown-tasks'
import { loadPlacedTask, type PlacedTask } from './task-to-change'

/** Sub-tasks become tasks of the list, in the place where their task was. */
const raiseSubTasks = async (db: Tx, { id, listId, rank, subTaskIds }: PlacedTask): Promise<void> => {
  const next = await db.row<{ rank: string | null }>(sql`
    select min(rank) as rank from tasks
    where company_id = ${db.scope.companyId} and list_id = ${listId} and parent_id is null and rank > ${rank}`)
  const ranks: string[] = []
  for (let last = rank; ranks.length < subTaskIds.length; ranks.push(last)) last = rankBetween(last, next?.rank ?? null)
  await db.run(sql`
    update tasks t set parent_id = null, rank = o.rank
    from unnest(${subTaskIds}::uuid[], ${ranks}::text[]) as o (id, rank)
    where t.company_id = ${db.scope.companyId} and t.id = o.id and t.parent_id = ${id}`)
}

/** Answers with the tasks that are different now: sub-tasks that were kept, or the task whose sub-task it was. */
export const deleteTask = async (
  db: Tx,
  files: FileStore,
  board: OpenBoard,
  taskId: string,
  keepSubTasks: boolean,
): Promise<TaskCard[]> => {
  await lockForEditing(db, board)
  const task = await loadPlacedTask(db, board, taskId)
  if (keepSubTasks && task.subTaskIds.length > 0) await raiseSubTasks(db, task)
  await db.run(sql`delete from tasks where company_id = ${db.scope.companyId} and id = ${taskId}`)
  const before = { task: task.title, list: task.listName, superTask: task.parentTitle }
  // The history of a task that is gone is nowhere to be seen, that of its board is.
  for (const [entity, id] of [
    ['task', taskId],
    ['taskBoard', board.id],
  ] as const)
    db.record({ entity, id, action: entity === 'task' ? 'deleted' : 'taskDeleted', before })
  await announceBoard(db, board)
  const affected = task.parentId === null ? (keepSubTasks ? task.subTaskIds : []) : [task.parentId]
  return affected.length === 0 ? [] : cardsById(db, files, affected)
}
