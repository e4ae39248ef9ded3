import { randomUUID } from 'node:crypto'
import { BACKLOG_STATUS_ID } from '@praxis/contract/tasks/task-rules'
import type { NewTask, Task } from '@praxis/contract/tasks/task-shapes'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { invalidField } from '../../../platform/refusal'
import { taskStatusChanged } from '../automations/run-automations'
import type { OpenBoard, OpeningBoard } from '../board'
import { type BoardReaders, readersOfBoard } from '../board-audience'
import { assertMay, lockBoard, lockBoardOfList } from '../lock-board'
import { noSuchList } from '../queries/task-lists'
import { loadNewTask, taskOf } from '../queries/task-rows'
import { BoardStatuses, statusesOf } from '../queries/task-statuses'
import { setAssignees } from './set-assignees'
import { assertAssignable, assertDates, assertMaySet, taskValues } from './task-checks'
import { recordTask } from './task-history'
import { rankAt, type TaskPlace } from './task-places'
import { loadPlacedTask } from './task-to-change'

/** What a new task is checked against, and its rank. */
interface Ground {
  readonly statuses: BoardStatuses
  readonly readers: BoardReaders
  readonly rank: string
}

/** Read under the lock of the board, in one round trip with the caller's other questions. */
const groundAt = async (db: Tx, boardId: string, place: TaskPlace, { statusID }: NewTask): Promise<Ground> => {
  const [statuses, readers, rank] = await Promise.all([
    // Most tasks begin in the backlog, which every board has: for these no statuses are read.
    statusID === undefined || statusID === BACKLOG_STATUS_ID ? new BoardStatuses([]) : statusesOf(db, { id: boardId }),
    readersOfBoard(db, boardId),
    rankAt(db, place, null, null),
  ])
  return { statuses, readers, rank }
}

const insertTask = async (
  db: Tx,
  files: FileStore,
  board: OpenBoard,
  place: TaskPlace,
  { statuses, readers, rank }: Ground,
  given: NewTask,
): Promise<Task> => {
  assertMaySet(board, given)
  assertDates(given.estimatedStartDate, given.estimatedEndDate)
  const employeeIds = [...new Set([...(given.employeeIDs ?? []), ...(board.assigneeId ? [board.assigneeId] : [])])]
  await assertAssignable(db, board, employeeIds, readers)
  const values = await taskValues(db, board, given)
  const status = statuses.byId(given.statusID ?? BACKLOG_STATUS_ID)
  const { id = randomUUID() } = given
  const { companyId, employeeId, visitorId = null } = db.scope
  const insert = async () => {
    const inserted = await db.run(sql`
      insert into tasks (company_id, id, board_id, list_id, parent_id, title, description, status_id, priority, due_date,
                         scheduled_date, estimated_start, estimated_end, estimated_seconds, overrides_estimate, tags,
                         should_remind, dynamic_details, finished_at, rank, created_by, visitor_id, created_at, updated_at)
      values (${companyId}, ${id}, ${board.id}, ${place.listId}, ${place.parentId}, ${given.title},
              ${values.description ?? ''}, ${status.id}, ${values.priority ?? 0}, ${values.due_date ?? null},
              ${values.scheduled_date ?? null}, ${values.estimated_start ?? null}, ${values.estimated_end ?? null},
              ${values.estimated_seconds ?? null}, ${values.overrides_estimate ?? false}, ${values.tags ?? []},
              ${values.should_remind ?? false}, ${values.dynamic_details ?? '[]'},
              ${status.progress === 'finished' ? db.now : null}, ${rank}, ${employeeId}, ${visitorId}, ${db.now},
              ${db.now})
      on conflict (company_id, id) do nothing`)
    if (inserted === 0) throw invalidField('id', 'Already in use')
  }
  // One round trip: each statement sees what those before it have done. If the task is not inserted, that fails first.
  const [, , , row] = await Promise.all([
    insert(),
    employeeIds.length > 0 && setAssignees(db, id, employeeIds),
    status.id !== null && taskStatusChanged(db, board, { id, statusId: status.id }, board),
    loadNewTask(db, board, { id, parentId: place.parentId, hasPeople: employeeIds.length > 0 }),
  ])
  recordTask(db, 'created', statuses, undefined, row)
  db.announce({ topic: 'tasks', id: board.id, to: readers.audience })
  return taskOf(row, [], files, board)
}

export const createTask = async (
  db: Tx,
  files: FileStore,
  { id: boardId, opened }: OpeningBoard,
  listId: string,
  given: NewTask,
): Promise<Task> => {
  const place = { listId, parentId: null }
  const mayCreate = async () => {
    const board = await opened
    assertMay('create', board)
    return board
  }
  // One round trip with the check of who may: whatever was found or locked for an actor who may not is released with
  // the call.
  const [board, isListThere, ground] = await Promise.all([
    mayCreate(),
    lockBoardOfList(db, boardId, listId),
    groundAt(db, boardId, place, given),
  ])
  if (!isListThere) throw noSuchList(board)
  return insertTask(db, files, board, place, ground, given)
}

export const createSubTask = async (
  db: Tx,
  files: FileStore,
  board: OpenBoard,
  parentId: string,
  given: NewTask,
): Promise<Task> => {
  assertMay('create', board)
  const [, parent] = await Promise.all([lockBoard(db, board), loadPlacedTask(db, board, parentId)])
  if (parent.parentId !== null) throw invalidField('title', 'A sub-task has no sub-tasks of its own')
  const place = { listId: parent.listId, parentId }
  return insertTask(db, files, board, place, await groundAt(db, board.id, place, given), given)
}
