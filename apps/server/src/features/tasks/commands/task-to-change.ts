import type { Columns, LeftJoined } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'
import type { BoardView } from '../board'
import { isSeenOn } from '../queries/task-rows'

type TaskColumns = Columns<'tasks', 'id' | 'title' | 'list_id' | 'parent_id' | 'rank' | 'status_id' | 'finished_at'>

/** What moving and deleting need to know of a task. */
export interface PlacedTask
  extends TaskColumns,
    Columns<'task_lists', { listName: 'name' }>,
    LeftJoined<Columns<'tasks', { parentTitle: 'title' }>> {
  /** The ids of the sub-tasks, including archived ones. */
  readonly subTaskIds: string[]
  readonly hasSubTasks: boolean
  readonly assigneeIds: string[]
}

/** An archived task has to be restored before it is changed. */
export const assertNotArchived = ({ archivedAt }: { readonly archivedAt: string | null }): void => {
  if (archivedAt !== null) throw new Refusal('taskArchived')
}

/**
 * A task of the board. The list in the address does not matter: the task may have been moved since the caller saw it,
 * and somebody who drags it then is to succeed.
 */
export const loadPlacedTask = async (db: Db, board: BoardView, taskId: string): Promise<PlacedTask> => {
  const task = await db.row<PlacedTask & { readonly archivedAt: string | null }>(sql`
    select t.id, t.archived_at as "archivedAt", t.title, t.list_id as "listId", l.name as "listName", t.parent_id as "parentId",
      p.title as "parentTitle", t.rank, t.status_id as "statusId", t.finished_at as "finishedAt",
      array(select x.id from tasks x where x.company_id = t.company_id and x.parent_id = t.id order by x.rank)
        as "subTaskIds",
      exists (select from tasks x where x.company_id = t.company_id and x.parent_id = t.id and x.archived_at is null)
        as "hasSubTasks",
      array(select a.employee_id from task_assignees a where a.company_id = t.company_id and a.task_id = t.id)
        as "assigneeIds"
    from tasks t
    join task_lists l on l.company_id = t.company_id and l.id = t.list_id
    left join tasks p on p.company_id = t.company_id and p.id = t.parent_id
    where t.company_id = ${db.scope.companyId} and t.id = ${taskId} and ${isSeenOn(board)}`)
  if (!task) throw new Refusal('notFound')
  assertNotArchived(task)
  return task
}
