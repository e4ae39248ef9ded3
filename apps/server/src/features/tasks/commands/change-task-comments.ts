import { randomUUID } from 'node:crypto'
import type { TaskComment } from '@praxis/contract/task-shapes'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { Upload } from '../../../platform/files/upload'
import type { Platform } from '../../../platform/platform'
import { Refusal } from '../../../platform/refusal'
import type { OpenBoard } from '../board'
import { announceBoard } from '../board-audience'
import { commentOf, isOwnComment, loadComment } from '../queries/task-comments'
import { mailMentions } from '../task-mention-mail'
import { touchTask } from './change-task-files'
import { loadPlacedTask, type PlacedTask } from './task-to-change'

const openForComments = async (db: Tx, board: OpenBoard, taskId: string): Promise<PlacedTask> => {
  const task = await loadPlacedTask(db, board, taskId)
  if (!board.abilities.comment) throw new Refusal('invalidPermission')
  await touchTask(db, taskId)
  return task
}

/** Under the name its author had then. */
const insertComment = async (
  db: Tx,
  actor: EmployeeActor,
  taskId: string,
  text: string | null,
): Promise<{ id: string; author: string }> => {
  const id = randomUUID()
  const row = await db.row<{ author: string }>(sql`
    insert into task_comments (company_id, id, task_id, author_id, author, text, created_at)
    select e.company_id, ${id}, ${taskId}, e.id, u.first_name || ' ' || u.last_name, ${text}, ${db.now}
    from employees e join users u on u.id = e.user_id
    where e.company_id = ${actor.company.id} and e.id = ${actor.employee.id}
    returning author`)
  return { id, author: row?.author ?? '' }
}

interface NewComment {
  readonly text: string
  readonly mentionedEmployeeIDs: readonly string[]
}

export const createTaskComment = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  board: OpenBoard,
  taskId: string,
  { text, mentionedEmployeeIDs }: NewComment,
): Promise<TaskComment> => {
  const task = await openForComments(db, board, taskId)
  const { id, author } = await insertComment(db, actor, taskId, text)
  await mailMentions(db, platform, board, {
    task,
    author,
    text,
    employeeIds: mentionedEmployeeIDs.filter((mentioned) => mentioned !== actor.employee.id),
  })
  db.record({ entity: 'task', id: taskId, action: 'commented', after: { comment: text } })
  await announceBoard(db, board)
  return commentOf(await loadComment(db, taskId, id), platform.files, actor)
}

export const createTaskFileComment = async (
  db: Tx,
  { files }: Platform,
  actor: EmployeeActor,
  board: OpenBoard,
  taskId: string,
  uploads: readonly Upload[],
): Promise<TaskComment[]> => {
  await openForComments(db, board, taskId)
  const comments: TaskComment[] = []
  for (const upload of uploads) {
    const { id } = await insertComment(db, actor, taskId, null)
    const file = await files.keep(db, upload, { entity: 'taskComment', entityId: id })
    db.record({ entity: 'task', id: taskId, action: 'commented', after: { file: file.name } })
    comments.push(commentOf(await loadComment(db, taskId, id), files, actor))
  }
  await announceBoard(db, board)
  return comments
}

export const deleteTaskComment = async (
  db: Tx,
  { files }: Platform,
  actor: EmployeeActor,
  board: OpenBoard,
  taskId: string,
  commentId: string,
): Promise<void> => {
  await openForComments(db, board, taskId)
  const comment = await loadComment(db, taskId, commentId)
  if (!isOwnComment(comment, actor)) throw new Refusal('invalidPermission')
  if (comment.file) await files.remove(db, comment.file.id)
  await db.run(sql`delete from task_comments where company_id = ${actor.company.id} and id = ${commentId}`)
  db.record({
    entity: 'task',
    id: taskId,
    action: 'commentDeleted',
    before: comment.file ? { file: comment.file.name } : { comment: comment.text },
  })
  await announceBoard(db, board)
}
