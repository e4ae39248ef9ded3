import type { Task } from '@praxis/contract/tasks/task-shapes'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
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
 * Moves the task and its sub-tasks, including archived ones. A status becomes the one of the same name, else the first
 * that is as far, else the backlog; a task with a status is completed if that status says so.
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

/**
 * Time on one's own work is not time of the project: it stays personal, with the task's title as its comment if it has
 * none, so that the project's time is that of its tasks.
 */
const leaveTimeBehind = async (db: Tx, taskId: string, actor: EmployeeActor): Promise<number> => {
  const left = await db.rows<Columns<'time_sheet_submissions', 'duration'>>(sql`
    update time_sheet_submissions s set
      comment = case when s.comment = '' then t.title else s.comment end, task_id = null, updated_at = ${db.now}
    from tasks t
    where t.company_id = s.company_id and t.id = s.task_id
      and s.company_id = ${db.scope.companyId} and (t.id = ${taskId} or t.parent_id = ${taskId})
    returning s.duration`)
  const timers = await db.run(sql`
    update time_trackers r set task_id = null
    from tasks t
    where t.company_id = r.company_id and t.id = r.task_id
      and r.company_id = ${db.scope.companyId} and (t.id = ${taskId} or t.parent_id = ${taskId})`)
  const to = { employees: [actor.employee.id] }
  if (left.length > 0) db.announce({ topic: 'timeSheetSubmissions', to })
  if (timers > 0) db.announce({ topic: 'timeTrackers', to })
  return left.reduce((sum, { duration }) => sum + duration, 0)
}

/** The task stays assigned to the person who moved it, and so on their list. */
const keepAssigned = async (db: Tx, taskId: string, actor: EmployeeActor): Promise<void> => {
  await db.run(sql`
    insert into task_assignees (company_id, task_id, employee_id)
    select company_id, id, ${actor.employee.id} from tasks
    where company_id = ${db.scope.companyId} and (id = ${taskId} or parent_id = ${taskId})
    on conflict do nothing`)
}

/** Rules are set off as by a task that is added to the project with a status. */
const setOffRules = async (db: Tx, project: OpenBoard, taskId: string): Promise<void> => {
  const moved = await db.rows<{ id: string; statusId: string }>(sql`
    select id, status_id as "statusId" from tasks
    where company_id = ${db.scope.companyId} and (id = ${taskId} or parent_id = ${taskId}) and status_id is not null
      and archived_at is null`)
  for (const task of moved) await taskStatusChanged(db, project, task, project)
}

/** The task keeps its id, and with it its files, comments and history. */
export const convertToProjectTask = async (
  db: Tx,
  files: FileStore,
  actor: EmployeeActor,
  taskId: string,
  { projectID, taskListID }: Conversion,
): Promise<Task> => {
  const own = await personalDoor.open(db, actor, {})
  const project = await projectDoor.open(db, actor, { id: projectID })
  if (!project.permissions.edit) throw new Refusal('invalidPermission')
  await lockBoards(db, [own.id, project.id])
  const task = await loadPlacedTask(db, own, taskId)
  const list = await loadList(db, project, taskListID)
  const rank = await rankAt(db, { listId: list.id, parentId: null }, null, null)
  await moveToBoard(db, taskId, { boardId: project.id, listId: list.id, rank })
  const secondsLeft = await leaveTimeBehind(db, taskId, actor)
  await keepAssigned(db, taskId, actor)
  await setOffRules(db, project, taskId)
  const name = await db.row<Columns<'targetables', 'name'>>(sql`
    select name from targetables where company_id = ${actor.company.id} and id = ${project.id}`)
  db.record({
    entity: 'task',
    id: taskId,
    action: 'converted',
    before: { project: null, list: task.listName, ...(secondsLeft > 0 && { loggedTime: secondsLeft }) },
    after: { project: name?.name ?? null, list: list.name, ...(secondsLeft > 0 && { loggedTime: 0 }) },
  })
  await announceBoard(db, own)
  await announceBoard(db, project)
  return getTask(db, files, project, taskId)
}
