import type { Task } from '@praxis/contract/task-shapes'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { Refusal } from '../../../platform/refusal'
import { taskStatusChanged } from '../automations/run-automations'
import type { OpenBoard } from '../board'
import { announceBoard } from '../board-audience'
import { rankAt } from '../commands/task-places'
import { loadPlacedTask } from '../commands/task-to-change'
import { personalDoor, projectDoor } from '../doors'
import { lockBoards } from '../lock-board'
import { loadList } from '../queries/task-lists'
import { getTask } from '../queries/task-rows'

interface Conversion {
  readonly projectID: string
  readonly taskListID: string
}

/**
 * The task and its sub-tasks, put away ones too. A status becomes the one of the same name, else the first that is as far,
 * else the backlog; whatever has a status is completed if that status says so.
 */
const moveToBoard = async (
  db: Tx,
  taskId: string,
  to: { readonly boardId: string; readonly listId: string; readonly rank: string },
): Promise<void> => {
  await db.run(sql`
    with moved as (
      select t.id, t.id = ${taskId} as is_task, f.id as status_id, f.progress
      from tasks t
      left join task_statuses s on s.company_id = t.company_id and s.id = t.status_id
      left join lateral (
        select o.id, o.progress from task_statuses o
        where o.company_id = t.company_id and o.board_id = ${to.boardId}
          and (lower(o.name) = lower(s.name) or o.progress = s.progress)
        order by lower(o.name) <> lower(s.name), o.position limit 1
      ) as f on true
      where t.company_id = ${db.scope.companyId} and (t.id = ${taskId} or t.parent_id = ${taskId})
    )
    update tasks t set
      board_id = ${to.boardId}, list_id = ${to.listId},
      parent_id = case when m.is_task then null else t.parent_id end,
      rank = case when m.is_task then ${to.rank} else t.rank end,
      status_id = m.status_id,
      finished_at = case when m.progress is null then t.finished_at
                         when m.progress = 'finished' then coalesce(t.finished_at, ${db.now}) end,
      updated_at = ${db.now}
    from moved m
    where t.company_id = ${db.scope.companyId} and t.id = m.id`)
}

/** As with a task that is added to the project with a status. */
const setOffRules = async (db: Tx, project: OpenBoard, taskId: string, actor: EmployeeActor): Promise<void> => {
  const moved = await db.rows<{ id: string; statusId: string }>(sql`
    select id, status_id as "statusId" from tasks
    where company_id = ${db.scope.companyId} and (id = ${taskId} or parent_id = ${taskId}) and status_id is not null
      and archived_at is null`)
  for (const task of moved) await taskStatusChanged(db, project, task, actor)
}

/** Its id stays, and with it its files, comments and history. */
export const convertToProjectTask = async (
  db: Tx,
  files: FileStore,
  actor: EmployeeActor,
  taskId: string,
  { projectID, taskListID }: Conversion,
): Promise<Task> => {
  const own = await personalDoor(db, actor, {})
  const project = await projectDoor(db, actor, { id: projectID })
  if (!project.abilities.edit) throw new Refusal('invalidPermission')
  await lockBoards(db, [own.id, project.id])
  const task = await loadPlacedTask(db, own, taskId)
  const list = await loadList(db, project, taskListID)
  const rank = await rankAt(db, { listId: list.id, parentId: null }, null, null)
  await moveToBoard(db, taskId, { boardId: project.id, listId: list.id, rank })
  await setOffRules(db, project, taskId, actor)
  const name = await db.row<{ name: string }>(sql`
    select name from projects where company_id = ${actor.company.id} and id = ${project.id}`)
  db.record({
    entity: 'task',
    id: taskId,
    action: 'converted',
    before: { project: null, list: task.listName },
    after: { project: name?.name ?? null, list: list.name },
  })
  await announceBoard(db, own)
  await announceBoard(db, project)
  return getTask(db, files, actor, project, taskId)
}
