import type { Task } from '@praxis/contract/tasks/task-shapes'
import { taskPermissions } from '@praxis/domain/tasks/task-policy'
import type { Columns, LeftJoined } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { Refusal } from '../../../platform/refusal'
import { type SetOffBy, taskStatusChanged } from '../automations/run-automations'
import type { OpenBoard } from '../board'
import { announceBoard } from '../board-audience'
import { lockBoard } from '../lock-board'
import { getChangedTask, isAmong } from '../queries/task-rows'
import { type BoardStatus, statusesOf } from '../queries/task-statuses'
import { assertTaskGone } from './gone-neighbours'
import { rankAt } from './task-places'
import { loadPlacedTask, type PlacedTask } from './task-to-change'

interface Outcome {
  readonly status: BoardStatus
  readonly isFinished: boolean
}

type StatusOfTask = Pick<PlacedTask, 'id' | 'statusId' | 'finishedAt'>

/** A status decides how far its tasks are. The caller holds the board; the new status may set off rules. */
const putInto = async (
  db: Tx,
  board: { readonly id: string },
  task: StatusOfTask,
  { status, isFinished }: Outcome,
  by: SetOffBy,
): Promise<void> => {
  await db.run(sql`
    update tasks set status_id = ${status.id}, updated_at = ${db.now},
      finished_at = case when ${isFinished} then coalesce(finished_at, ${db.now}) end
    where company_id = ${db.scope.companyId} and id = ${task.id}`)
  if (status.id !== task.statusId) await taskStatusChanged(db, board, { id: task.id, statusId: status.id }, by)
}

export const giveStatus = (
  db: Tx,
  board: { readonly id: string },
  task: StatusOfTask,
  status: BoardStatus,
  by: SetOffBy,
): Promise<void> => putInto(db, board, task, { status, isFinished: status.progress === 'finished' }, by)

const assertMayUpdateStatus = (board: OpenBoard, task: PlacedTask): void => {
  const { updateStatus } = taskPermissions(board.permissions, isAmong(task.assigneeIds, board))
  if (!updateStatus) throw new Refusal('noPermissionToUpdateTaskStatus')
}

/** Completed tasks go to the first finished status, reopened ones to the first status of tasks to do. */
export const toggleTask = async (
  db: Tx,
  files: FileStore,
  board: OpenBoard,
  taskId: string,
  isToggled: boolean,
): Promise<Task> => {
  await lockBoard(db, board)
  const task = await loadPlacedTask(db, board, taskId)
  assertMayUpdateStatus(board, task)
  const statuses = await statusesOf(db, board)
  const current = statuses.ofTask(task)
  const isThere = (current.progress === 'finished') === isToggled
  const elsewhere = isToggled ? statuses.firstOf('finished') : (statuses.firstOf('toDo') ?? statuses.backlog)
  const status = isThere ? current : (elsewhere ?? current)
  if (isToggled !== (task.finishedAt !== null)) {
    await putInto(db, board, task, { status, isFinished: isToggled }, board)
    db.record({
      entity: 'task',
      id: taskId,
      action: isToggled ? 'completed' : 'reopened',
      before: { isCompleted: !isToggled, status: current.name },
      after: { isCompleted: isToggled, status: status.name },
    })
    await announceBoard(db, board)
  }
  return getChangedTask(db, files, board, taskId)
}

/** Changes a task's status on behalf of a person: by themselves, or by a rule they set off. */
export const changeTaskStatus = async (
  db: Tx,
  board: { readonly id: string },
  taskId: string,
  statusId: string,
  by: SetOffBy,
): Promise<void> => {
  await lockBoard(db, board)
  const task = await loadPlacedTask(db, { id: board.id }, taskId)
  await changeStatusOf(db, board, task, statusId, by)
}

const changeStatusOf = async (
  db: Tx,
  board: { readonly id: string },
  task: PlacedTask,
  statusId: string,
  by: SetOffBy,
): Promise<void> => {
  const statuses = await statusesOf(db, board)
  const status = statuses.byId(statusId)
  if (status.id !== task.statusId) {
    await giveStatus(db, board, task, status, by)
    db.record({
      entity: 'task',
      id: task.id,
      action: 'statusChanged',
      before: { status: statuses.ofTask(task).name },
      after: { status: status.name },
    })
  }
  await announceBoard(db, board)
}

/**
 * A column of statuses shows one list after the other, so a task dropped among those of another list goes near that
 * place; before a task that is gone by now it comes last.
 */
const neighbourOnDrop = async (
  db: Tx,
  board: OpenBoard,
  task: PlacedTask,
  beforeId: string | null,
): Promise<string | null> => {
  if (beforeId === null) return null
  const before = await db.row<Pick<PlacedTask, 'id' | 'listId' | 'parentId'>>(sql`
    select id, list_id as "listId", parent_id as "parentId" from tasks
    where company_id = ${db.scope.companyId} and board_id = ${board.id} and id = ${beforeId}`)
  if (!before) {
    await assertTaskGone(db, beforeId)
    return null
  }
  if (before.listId === task.listId && before.parentId === task.parentId) return before.id
  const first = await db.row<LeftJoined<Columns<'tasks', 'id'>>>(sql`
    select (select t.id from tasks t
            where t.company_id = l.company_id and t.list_id = l.id and t.parent_id is not distinct from ${task.parentId}
              and t.id <> ${task.id}
            order by t.rank limit 1) as id
    from task_lists l join task_lists b on b.company_id = l.company_id and b.id = ${before.listId} and b.rank < l.rank
    where l.company_id = ${db.scope.companyId} and l.id = ${task.listId}`)
  return first?.id ?? null
}

interface StatusMove {
  readonly taskID: string
  readonly statusID: string
  readonly beforeID: string | null
}

/** The task's place changes only if the person may arrange the board. */
export const moveTaskToStatus = async (
  db: Tx,
  files: FileStore,
  board: OpenBoard,
  { taskID, statusID, beforeID }: StatusMove,
): Promise<Task> => {
  await lockBoard(db, board)
  const task = await loadPlacedTask(db, board, taskID)
  assertMayUpdateStatus(board, task)
  if (board.permissions.edit && beforeID !== task.id) {
    const rank = await rankAt(db, task, await neighbourOnDrop(db, board, task, beforeID), task.id)
    await db.run(sql`update tasks set rank = ${rank} where company_id = ${db.scope.companyId} and id = ${task.id}`)
  }
  await changeStatusOf(db, board, task, statusID, board)
  return getChangedTask(db, files, board, taskID)
}
