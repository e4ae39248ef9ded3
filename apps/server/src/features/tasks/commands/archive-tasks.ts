import type { Columns } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import { rawSql, sql } from '../../../platform/database/sql'
import type { OpenBoard } from '../board'
import { announceBoard } from '../board-audience'
import { lockForEditing } from '../lock-board'
import { taskMatch } from '../queries/task-filter'
import { loadList } from '../queries/task-lists'
import { statusesOf } from '../queries/task-statuses'
import { loadPlacedTask } from './task-to-change'

/** Archives tasks together with their sub-tasks. */
const putAway = async (db: Tx, taskIds: readonly string[]): Promise<void> => {
  await db.run(sql`
    update tasks set archived_at = ${db.now}
    where company_id = ${db.scope.companyId} and (id = any (${taskIds}) or parent_id = any (${taskIds}))
      and archived_at is null`)
  for (const id of taskIds)
    db.record({ entity: 'task', id, action: 'archived', before: { isArchived: false }, after: { isArchived: true } })
}

export const archiveTask = async (db: Tx, board: OpenBoard, taskId: string): Promise<void> => {
  await lockForEditing(db, board)
  const task = await loadPlacedTask(db, board, taskId)
  await putAway(db, [task.id])
  await announceBoard(db, board)
}

interface ArchiveAll {
  /** Null for completed tasks. */
  readonly taskStatusID: string | null
  readonly taskListID: string | null
  readonly assigneeID: string | null
  readonly taskNameTerm?: string | undefined
}

/** Archives tasks of lists that have the status or are completed; sub-tasks go along, whatever their status. */
export const archiveAllTasks = async (
  db: Tx,
  board: OpenBoard,
  { taskStatusID, taskListID, assigneeID, taskNameTerm }: ArchiveAll,
): Promise<string[]> => {
  await lockForEditing(db, board)
  const status = taskStatusID === null ? null : (await statusesOf(db, board)).byId(taskStatusID, 'taskStatusID')
  const list = taskListID === null ? undefined : await loadList(db, board, taskListID)
  const { isMeant } = taskMatch(board, { assigneeID: assigneeID ?? undefined, taskNameTerm })
  const found = await db.rows<Columns<'tasks', 'id'>>(sql`
    select t.id from tasks t
    where t.company_id = ${db.scope.companyId} and t.board_id = ${board.id} and t.parent_id is null
      and t.archived_at is null
      and ${status ? sql`t.status_id is not distinct from ${status.id}` : rawSql('t.finished_at is not null')}
      and ${list ? sql`t.list_id = ${list.id}` : rawSql('true')}
      and ${isMeant}`)
  const ids = found.map(({ id }) => id)
  if (ids.length > 0) {
    await putAway(db, ids)
    db.record({
      entity: 'taskBoard',
      id: board.id,
      action: 'tasksArchived',
      after: { status: status?.name ?? null, list: list?.name ?? null, tasks: ids.length },
    })
    await announceBoard(db, board)
  }
  return ids
}
