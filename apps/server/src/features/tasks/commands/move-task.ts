import type { MoveTaskInput } from '@praxis/contract/tasks/task-shapes'
import type { Columns } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { invalidField } from '../../../platform/refusal'
import type { OpenBoard } from '../board'
import { announceBoard } from '../board-audience'
import { lockForEditing } from '../lock-board'
import { loadList } from '../queries/task-lists'
import { assertTaskGone } from './gone-neighbours'
import { raiseSubTasks } from './raise-sub-tasks'
import { rankAt, type TaskPlace } from './task-places'
import { loadPlacedTask, type PlacedTask } from './task-to-change'

/** The task to move under; tasks are at most two levels deep. */
const loadSuperTask = async (db: Tx, board: OpenBoard, task: PlacedTask, id: string): Promise<PlacedTask> => {
  const superTask = await loadPlacedTask(db, board, id)
  if (superTask.id === task.id || superTask.parentId !== null || task.hasSubTasks)
    throw invalidField('superTaskID', 'A sub-task has no sub-tasks of its own')
  return superTask
}

type Neighbour = TaskPlace & Columns<'tasks', 'id' | 'title'>

/** The task to come before. If somebody has moved or deleted it meanwhile, the end will do. */
const findNeighbour = async (
  db: Tx,
  { id: boardId }: OpenBoard,
  place: TaskPlace,
  beforeId: string | null,
): Promise<Neighbour | undefined> => {
  if (beforeId === null) return undefined
  const before = await db.row<Neighbour>(sql`
    select id, title, list_id as "listId", parent_id as "parentId" from tasks
    where company_id = ${db.scope.companyId} and board_id = ${boardId} and id = ${beforeId}`)
  if (!before) await assertTaskGone(db, beforeId)
  return before?.listId === place.listId && before.parentId === place.parentId ? before : undefined
}

export const moveTask = async (
  db: Tx,
  board: OpenBoard,
  taskId: string,
  { taskListID, superTaskID, beforeID }: MoveTaskInput,
): Promise<{ rank: string }> => {
  await lockForEditing(db, board)
  const task = await loadPlacedTask(db, board, taskId)
  const superTask = superTaskID === null ? null : await loadSuperTask(db, board, task, superTaskID)
  const list = await loadList(db, board, superTask?.listId ?? taskListID)
  const place = { listId: list.id, parentId: superTask?.id ?? null }
  if (beforeID === taskId && place.listId === task.listId && place.parentId === task.parentId)
    return { rank: task.rank }
  const before = await findNeighbour(db, board, place, beforeID)
  // Only archived sub-tasks can be under the task at this point, and they must not end up a level deeper.
  if (superTask) await raiseSubTasks(db, task)
  const rank = await rankAt(db, place, before?.id ?? null, taskId)
  await db.run(sql`
    update tasks set list_id = ${place.listId}, parent_id = ${place.parentId}, rank = ${rank}
    where company_id = ${db.scope.companyId} and id = ${taskId}`)
  if (task.subTaskIds.length > 0 && list.id !== task.listId)
    await db.run(sql`
      update tasks set list_id = ${list.id} where company_id = ${db.scope.companyId} and parent_id = ${taskId}`)
  db.record({
    entity: 'task',
    id: taskId,
    action: 'moved',
    after: { list: list.name, superTask: superTask?.title ?? null, before: before?.title ?? null },
  })
  await announceBoard(db, board)
  return { rank }
}
