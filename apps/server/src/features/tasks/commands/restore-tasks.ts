import type { Task } from '@praxis/contract/tasks/task-shapes'
import type { Columns } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { Refusal } from '../../../platform/refusal'
import type { OpenBoard } from '../board'
import { announceBoard } from '../board-audience'
import { lockForEditing } from '../lock-board'
import { getChangedTask, isSeenOn } from '../queries/task-rows'

/**
 * Restores tasks to their places, with the sub-tasks that were archived with them; those archived before stay archived.
 * Tasks that are not archived by themselves are skipped: somebody was quicker.
 */
export const restoreTasks = async (db: Tx, board: OpenBoard, taskIds: readonly string[]): Promise<number> => {
  await lockForEditing(db, board)
  const { companyId } = db.scope
  const found = await db.rows<Columns<'tasks', 'id'>>(sql`
    select t.id from tasks t
    left join tasks p on p.company_id = t.company_id and p.id = t.parent_id
    where t.company_id = ${companyId} and t.id = any (${taskIds}::uuid[]) and ${isSeenOn(board)}
      and t.archived_at is not null and p.archived_at is null`)
  if (found.length === 0) throw new Refusal('notFound')
  const ids = found.map(({ id }) => id)
  await db.run(sql`
    update tasks t set archived_at = null
    from tasks o
    where o.company_id = ${companyId} and o.id = any (${ids}::uuid[])
      and t.company_id = o.company_id and (t.id = o.id or t.parent_id = o.id) and t.archived_at = o.archived_at`)
  for (const id of ids)
    db.record({ entity: 'task', id, action: 'restored', before: { isArchived: true }, after: { isArchived: false } })
  await announceBoard(db, board)
  return ids.length
}

export const restoreTask = async (db: Tx, files: FileStore, board: OpenBoard, taskId: string): Promise<Task> => {
  await restoreTasks(db, board, [taskId])
  return getChangedTask(db, files, board, taskId)
}
