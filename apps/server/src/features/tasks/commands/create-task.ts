import { randomUUID } from 'node:crypto'
import { BACKLOG_STATUS_ID } from '@praxis/contract/task-rules'
import type { NewTask, Task } from '@praxis/contract/task-shapes'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { invalidField } from '../../../platform/refusal'
import { taskStatusChanged } from '../automations/run-automations'
import type { OpenBoard } from '../board'
import { announceBoard } from '../board-audience'
import { lockForEditing } from '../lock-board'
import { loadList } from '../queries/task-lists'
import { getChangedTask, loadTask } from '../queries/task-rows'
import { statusesOf } from '../queries/task-statuses'
import { setAssignees } from './set-assignees'
import { assertAssignable, assertDates, taskValues } from './task-checks'
import { recordTask } from './task-history'
import { rankAt, type TaskPlace } from './task-places'
import { loadPlacedTask } from './task-to-change'

const insertTask = async (
  db: Tx,
  files: FileStore,
  actor: EmployeeActor,
  board: OpenBoard,
  place: TaskPlace,
  given: NewTask,
): Promise<Task> => {
  assertDates(given.estimatedStartDate, given.estimatedEndDate)
  const employeeIds = [...new Set([...(given.employeeIDs ?? []), ...(board.assigneeId ? [board.assigneeId] : [])])]
  await assertAssignable(db, board, employeeIds)
  const values = await taskValues(db, board, given)
  const statuses = await statusesOf(db, board)
  const status = statuses.byId(given.statusID ?? BACKLOG_STATUS_ID)
  const { id = randomUUID() } = given
  const rank = await rankAt(db, place, null, null)
  const inserted = await db.run(sql`
    insert into tasks (company_id, id, board_id, list_id, parent_id, title, description, status_id, priority, due_date,
                       scheduled_date, estimated_start, estimated_end, estimated_seconds, overrides_estimate, tags,
                       should_remind, dynamic_details, finished_at, rank, created_by, created_at, updated_at)
    values (${actor.company.id}, ${id}, ${board.id}, ${place.listId}, ${place.parentId}, ${given.title},
            ${values.description ?? ''}, ${status.id}, ${values.priority ?? 0}, ${values.due_date ?? null},
            ${values.scheduled_date ?? null}, ${values.estimated_start ?? null}, ${values.estimated_end ?? null},
            ${values.estimated_seconds ?? null}, ${values.overrides_estimate ?? false}, ${values.tags ?? []},
            ${values.should_remind ?? false}, ${values.dynamic_details ?? '[]'},
            ${status.progress === 'finished' ? db.now : null}, ${rank}, ${actor.employee.id}, ${db.now}, ${db.now})
    on conflict (company_id, id) do nothing`)
  if (inserted === 0) throw invalidField('id', 'Already in use')
  await setAssignees(db, id, employeeIds, actor)
  if (status.id !== null) await taskStatusChanged(db, board, { id, statusId: status.id }, actor)
  recordTask(db, 'created', statuses, undefined, await loadTask(db, { id: board.id }, id))
  await announceBoard(db, board)
  return getChangedTask(db, files, actor, board, id)
}

export const createTask = async (
  db: Tx,
  files: FileStore,
  actor: EmployeeActor,
  board: OpenBoard,
  listId: string,
  given: NewTask,
): Promise<Task> => {
  await lockForEditing(db, board)
  await loadList(db, board, listId)
  return insertTask(db, files, actor, board, { listId, parentId: null }, given)
}

export const createSubTask = async (
  db: Tx,
  files: FileStore,
  actor: EmployeeActor,
  board: OpenBoard,
  parentId: string,
  given: NewTask,
): Promise<Task> => {
  await lockForEditing(db, board)
  const parent = await loadPlacedTask(db, board, parentId)
  if (parent.parentId !== null) throw invalidField('title', 'A sub-task has no sub-tasks of its own')
  return insertTask(db, files, actor, board, { listId: parent.listId, parentId }, given)
}
