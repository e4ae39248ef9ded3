import type { MadeOn } from '@praxis/contract/protocol/values'
import type { Task, TaskChanges } from '@praxis/contract/tasks/task-shapes'
import { refusalOfChange } from '@praxis/domain/tasks/task-policy'
import { isVisitorActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { assignments, nextVersion, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { assertUnchangedSince, Refusal } from '../../../platform/refusal'
import type { OpenBoard } from '../board'
import { announceBoard } from '../board-audience'
import { lockBoard } from '../lock-board'
import { getChangedTask, loadTask, permissionsOn } from '../queries/task-rows'
import { statusesOf } from '../queries/task-statuses'
import { forgetReminders } from '../reminders/forget-reminders'
import { giveStatus } from './change-task-status'
import { setAssignees } from './set-assignees'
import { assertAssignable, assertDates, taskValues } from './task-checks'
import { recordTask } from './task-history'
import { assertNotArchived } from './task-to-change'

/** Present assignees may stay, even after they have left. */
const assertNewAssignees = (db: Tx, board: OpenBoard, before: readonly { id: string }[], ids: readonly string[]) => {
  const present = new Set(before.map(({ id }) => id))
  return assertAssignable(
    db,
    board,
    ids.filter((id) => !present.has(id)),
  )
}

const isWritten = ({ title, taskDescription }: TaskChanges): boolean =>
  title !== undefined || taskDescription !== undefined

export const updateTask = async (
  db: Tx,
  files: FileStore,
  board: OpenBoard,
  taskId: string,
  { version, ...changes }: TaskChanges & MadeOn,
): Promise<Task> => {
  await lockBoard(db, board)
  const before = await loadTask(db, board, taskId)
  assertNotArchived(before)
  const reason = refusalOfChange(permissionsOn(board, before), Object.keys(changes))
  // Visitors are told that their portal does not share this, whatever it is.
  if (reason) throw new Refusal(isVisitorActor(board.actor) ? 'invalidPermission' : reason)
  assertUnchangedSince(version, before.version)
  const { statusID, employeeIDs, estimatedStartDate, estimatedEndDate } = changes
  assertDates(
    estimatedStartDate === undefined ? before.estimatedStartDate : estimatedStartDate,
    estimatedEndDate === undefined ? before.estimatedEndDate : estimatedEndDate,
  )
  if (employeeIDs) await assertNewAssignees(db, board, before.employees, employeeIDs)
  const statuses = await statusesOf(db, board)
  const status = statusID === undefined ? undefined : statuses.byId(statusID)
  await db.run(sql`
    update tasks set ${assignments<'tasks'>({
      ...(await taskValues(db, board, changes)),
      ...(isWritten(changes) && { version: nextVersion }),
      updated_at: db.now,
    })}
    where company_id = ${db.scope.companyId} and id = ${taskId}`)
  if (changes.dueDate !== undefined && changes.dueDate !== before.dueDate) await forgetReminders(db, taskId)
  if (employeeIDs) await setAssignees(db, taskId, employeeIDs)
  if (status && status.id !== before.statusId) await giveStatus(db, board, before, status, board)
  recordTask(db, 'updated', statuses, before, await loadTask(db, { id: board.id }, taskId))
  await announceBoard(db, board)
  return getChangedTask(db, files, board, taskId)
}
