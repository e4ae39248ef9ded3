import type { FileLink } from '@praxis/contract/protocol/values'
import { taskPermissions } from '@praxis/domain/tasks/task-policy'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import type { Upload } from '../../../platform/files/upload'
import { Refusal } from '../../../platform/refusal'
import type { OpenBoard } from '../board'
import { shownFile } from '../board-actor'
import { announceBoard } from '../board-audience'
import { lockBoard } from '../lock-board'
import { isOwn, loadTaskFile } from '../queries/task-files'
import { isAmong } from '../queries/task-rows'
import { loadPlacedTask } from './task-to-change'

/** A new file or comment counts as a change of the task, which somebody may have deleted a moment ago. */
export const touchTask = async (db: Tx, id: string): Promise<void> => {
  const touched = await db.run(sql`
    update tasks set updated_at = ${db.now} where company_id = ${db.scope.companyId} and id = ${id}`)
  if (touched === 0) throw new Refusal('notFound')
}

export const attachTaskFiles = async (
  db: Tx,
  files: FileStore,
  board: OpenBoard,
  taskId: string,
  uploads: readonly Upload[],
): Promise<FileLink[]> => {
  await lockBoard(db, board)
  const task = await loadPlacedTask(db, board, taskId)
  const { attachFiles } = taskPermissions(board.permissions, isAmong(task.assigneeIds, board))
  if (!attachFiles) throw new Refusal('invalidPermission')
  await touchTask(db, taskId)
  const links: FileLink[] = []
  for (const upload of uploads) {
    const file = await files.keep(db, upload, { entity: 'task', entityId: taskId })
    links.push(shownFile(file, files, board.actor))
    db.record({ entity: 'task', id: taskId, action: 'fileAttached', after: { file: file.name } })
  }
  await announceBoard(db, board)
  return links
}

/** Somebody who may only add files can delete their own. */
export const deleteTaskFile = async (
  db: Tx,
  files: FileStore,
  board: OpenBoard,
  taskId: string,
  fileId: string,
): Promise<void> => {
  await lockBoard(db, board)
  await loadPlacedTask(db, board, taskId)
  const file = await loadTaskFile(db, taskId, fileId)
  if (!board.permissions.edit && !isOwn(file, db.scope)) throw new Refusal('invalidPermission')
  await files.remove(db, fileId)
  db.record({ entity: 'task', id: taskId, action: 'fileRemoved', before: { file: file.name } })
  await touchTask(db, taskId)
  await announceBoard(db, board)
}
