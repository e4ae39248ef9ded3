import type { Task } from '@praxis/contract/task-shapes'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { Refusal } from '../../../platform/refusal'
import type { OpenBoard } from '../board'
import { announceBoard } from '../board-audience'
import { lockForEditing } from '../lock-board'
import { isPutAwayOn } from '../queries/archived-tasks'
import { getChangedTask } from '../queries/task-rows'

/** Back to its place, with the sub-tasks that were put away with it; those put away before stay there. */
export const restoreTask = async (
  db: Tx,
  files: FileStore,
  actor: EmployeeActor,
  board: OpenBoard,
  taskId: string,
): Promise<Task> => {
  await lockForEditing(db, board)
  const { companyId } = db.scope
  const task = await db.row(sql`
    select from tasks t
    left join tasks p on p.company_id = t.company_id and p.id = t.parent_id
    where t.company_id = ${companyId} and t.id = ${taskId} and ${isPutAwayOn(board)}`)
  if (!task) throw new Refusal('notFound')
  await db.run(sql`
    update tasks t set archived_at = null
    from tasks o
    where o.company_id = ${companyId} and o.id = ${taskId}
      and t.company_id = o.company_id and (t.id = o.id or t.parent_id = o.id) and t.archived_at = o.archived_at`)
  db.record({
    entity: 'task',
    id: taskId,
    action: 'restored',
    before: { isArchived: true },
    after: { isArchived: false },
  })
  await announceBoard(db, board)
  return getChangedTask(db, files, actor, board, taskId)
}
