import { randomUUID } from 'node:crypto'
import type { MadeOn } from '@praxis/contract/protocol/values'
import { BACKLOG_STATUS } from '@praxis/contract/tasks/task-rules'
import type { TaskStatus, TaskStatusInput } from '@praxis/contract/tasks/task-shapes'
import type { Tx } from '../../../platform/database/database'
import type { ChangeOf } from '../../../platform/database/effects'
import { assignments, nextVersion, sql } from '../../../platform/database/sql'
import { assertUnchangedSince, Refusal } from '../../../platform/refusal'
import { deleteRulesAbout } from '../automations/automations.commands'
import type { OpenBoard } from '../board'
import { announceBoard } from '../board-audience'
import { lockForEditing } from '../lock-board'
import { statusesOf } from '../queries/task-statuses'

/** What happens to statuses is part of the history of their board. */
const leaveTraces = async (db: Tx, board: OpenBoard, change: Omit<ChangeOf<'taskBoard'>, 'entity' | 'id'>) => {
  db.record({ entity: 'taskBoard', id: board.id, ...change })
  await announceBoard(db, board)
}

const loadStatus = async (db: Tx, board: OpenBoard, id: string): Promise<TaskStatus> => {
  const status = (await statusesOf(db, board)).all().find((found) => found.id === id)
  if (!status) throw new Refusal('notFound')
  return status
}

/** The backlog's name is taken, as every board has one. */
const assertFreeName = (name: string): void => {
  if (name.toLowerCase() === BACKLOG_STATUS.name.toLowerCase()) throw new Refusal('nameExists')
}

const recordedFields = ({ name, color, progress }: TaskStatus) => ({ status: name, color, progress })

export const createTaskStatus = async (
  db: Tx,
  board: OpenBoard,
  { name, color, progress }: TaskStatusInput,
): Promise<TaskStatus> => {
  await lockForEditing(db, board)
  assertFreeName(name)
  const id = randomUUID()
  await db.run(sql`
    insert into task_statuses (company_id, id, board_id, name, color, progress, position, created_at)
    select ${db.scope.companyId}, ${id}, ${board.id}, ${name}, ${color}, ${progress}, coalesce(max(position) + 1, 0), ${db.now}::timestamptz
    from task_statuses where company_id = ${db.scope.companyId} and board_id = ${board.id}`)
  const status = await loadStatus(db, board, id)
  await leaveTraces(db, board, { action: 'statusAdded', after: recordedFields(status) })
  return status
}

/** A status decides how far its tasks are, also when the status itself changes. */
export const updateTaskStatus = async (
  db: Tx,
  board: OpenBoard,
  id: string,
  { version, ...changes }: Partial<TaskStatusInput> & MadeOn,
): Promise<TaskStatus> => {
  await lockForEditing(db, board)
  const before = await loadStatus(db, board, id)
  assertUnchangedSince(version, before.version)
  const { name = before.name, color, progress = before.progress } = changes
  if (name !== before.name) assertFreeName(name)
  await db.run(sql`
    update task_statuses set ${assignments<'task_statuses'>({ name, color, progress, version: nextVersion })}
    where company_id = ${db.scope.companyId} and id = ${id}`)
  if ((progress === 'finished') !== (before.progress === 'finished'))
    await db.run(sql`
      update tasks set finished_at = case when ${progress === 'finished'} then coalesce(finished_at, ${db.now}) end
      where company_id = ${db.scope.companyId} and status_id = ${id}`)
  const after = await loadStatus(db, board, id)
  await leaveTraces(db, board, {
    action: 'statusUpdated',
    before: recordedFields(before),
    after: recordedFields(after),
  })
  return after
}

/** Archived tasks do not keep the status: they go to the backlog. Rules that name the status are deleted with it. */
export const deleteTaskStatus = async (db: Tx, board: OpenBoard, id: string): Promise<void> => {
  await lockForEditing(db, board)
  const status = await loadStatus(db, board, id)
  const { companyId } = db.scope
  const used = await db.row(sql`
    select from tasks where company_id = ${companyId} and status_id = ${id} and archived_at is null limit 1`)
  if (used) throw new Refusal('taskStatusHasTasks')
  await db.run(sql`update tasks set status_id = null where company_id = ${companyId} and status_id = ${id}`)
  const rules = await deleteRulesAbout(db, board, id)
  await db.run(sql`delete from task_statuses where company_id = ${companyId} and id = ${id}`)
  await leaveTraces(db, board, {
    action: 'statusDeleted',
    before: { ...recordedFields(status), ...(rules.length > 0 && { rules }) },
  })
}

/** A place beyond the last status means behind it. */
export const updateStatusRank = async (
  db: Tx,
  board: OpenBoard,
  id: string,
  progressRank: number,
): Promise<TaskStatus[]> => {
  await lockForEditing(db, board)
  const status = await loadStatus(db, board, id)
  const [, ...statuses] = (await statusesOf(db, board)).all()
  const order = statuses.map((found) => found.id).filter((found) => found !== id)
  order.splice(progressRank, 0, id)
  await db.run(sql`
    update task_statuses s set position = o.position - 1
    from unnest(${order}::uuid[]) with ordinality as o (id, position)
    where s.company_id = ${db.scope.companyId} and s.id = o.id`)
  const after = await statusesOf(db, board)
  await leaveTraces(db, board, {
    action: 'statusMoved',
    before: { status: status.name, place: status.progressRank },
    after: { status: status.name, place: order.indexOf(id) },
  })
  return after.all()
}
