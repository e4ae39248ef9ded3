import { randomUUID } from 'node:crypto'
import type { TaskComment } from '@praxis/contract/tasks/task-shapes'
import { isVisitorActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { Upload } from '../../../platform/files/upload'
import type { Platform } from '../../../platform/platform'
import { invalidField, Refusal } from '../../../platform/refusal'
import type { OpenBoard } from '../board'
import { authorOf } from '../board-actor'
import { announceBoard } from '../board-audience'
import { quoteAnew, takeBackMentions, tellOfMentions } from '../notifications/task-mention'
import { commentOf, isOwnComment, loadComment } from '../queries/task-comments'
import { touchTask } from './change-task-files'
import { loadPlacedTask, type PlacedTask } from './task-to-change'

const openForComments = async (db: Tx, board: OpenBoard, taskId: string): Promise<PlacedTask> => {
  const task = await loadPlacedTask(db, board, taskId)
  if (!board.permissions.comment) throw new Refusal('invalidPermission')
  await touchTask(db, taskId)
  return task
}

/** The comment keeps the name that its author had when writing it. */
const insertComment = async (db: Tx, { actor }: OpenBoard, taskId: string, text: string | null): Promise<string> => {
  const id = randomUUID()
  const { companyId, employeeId, visitorId = null } = db.scope
  const author = isVisitorActor(actor)
    ? sql`select ${authorOf(actor)} as author`
    : sql`
        select u.first_name || ' ' || u.last_name as author from employees e join users u on u.id = e.user_id
        where e.company_id = ${companyId} and e.id = ${employeeId}`
  await db.run(sql`
    insert into task_comments (company_id, id, task_id, author_id, visitor_id, author, text, created_at)
    select ${companyId}, ${id}, ${taskId}, ${employeeId}, ${visitorId}, named.author, ${text}, ${db.now}
    from (${author}) as named`)
  return id
}

interface CommentInput {
  readonly text: string
  readonly mentionedEmployeeIDs: readonly string[]
}

/** People who are mentioned work here; those of them who can see the board are told. */
const assertMentioned = async (db: Tx, employeeIds: readonly string[]): Promise<void> => {
  if (employeeIds.length === 0) return
  const found = await db.rows(sql`
    select from employees where company_id = ${db.scope.companyId} and id = any (${employeeIds}::uuid[])`)
  if (found.length < new Set(employeeIds).size)
    throw invalidField('mentionedEmployeeIDs', 'Mention people of this company')
}

const othersThan = ({ scope }: Tx, employeeIds: readonly string[]): string[] =>
  employeeIds.filter((id) => id !== scope.employeeId)

export const createTaskComment = async (
  db: Tx,
  platform: Platform,
  board: OpenBoard,
  taskId: string,
  { text, mentionedEmployeeIDs, uploads = [] }: Partial<CommentInput> & { readonly uploads?: readonly Upload[] },
): Promise<TaskComment> => {
  const task = await openForComments(db, board, taskId)
  const mentioned = mentionedEmployeeIDs ?? []
  await assertMentioned(db, mentioned)
  const id = await insertComment(db, board, taskId, text ?? null)
  const names: string[] = []
  for (const upload of uploads)
    names.push((await platform.files.keep(db, upload, { entity: 'taskComment', entityId: id })).name)
  if (text !== undefined)
    await tellOfMentions(db, board, { task, commentId: id, text, employeeIds: othersThan(db, mentioned) })
  db.record({ entity: 'task', id: taskId, action: 'commented', after: recorded(text ?? null, names) })
  await announceBoard(db, board)
  return commentOf(await loadComment(db, board.actor, taskId, id), platform.files, board.actor)
}

const recorded = (text: string | null, files: readonly string[]) => ({
  ...(text !== null && { comment: text }),
  ...(files.length > 0 && { file: files.join(', ') }),
})

const loadOwnComment = async (db: Tx, { actor }: OpenBoard, taskId: string, commentId: string) => {
  const comment = await loadComment(db, actor, taskId, commentId)
  if (!isOwnComment(comment, actor)) throw new Refusal('invalidPermission')
  return comment
}

export const updateTaskComment = async (
  db: Tx,
  platform: Platform,
  board: OpenBoard,
  { taskId, commentId }: { readonly taskId: string; readonly commentId: string },
  { text, mentionedEmployeeIDs }: CommentInput,
): Promise<TaskComment> => {
  const task = await openForComments(db, board, taskId)
  const before = await loadOwnComment(db, board, taskId, commentId)
  await assertMentioned(db, mentionedEmployeeIDs)
  if (text !== before.text) {
    await db.run(sql`
      update task_comments set text = ${text}, edited_at = ${db.now}
      where company_id = ${db.scope.companyId} and id = ${commentId}`)
    await quoteAnew(db, board, { task, commentId, text })
    const employeeIds = othersThan(db, mentionedEmployeeIDs)
    await tellOfMentions(db, board, { task, commentId, text, employeeIds })
    db.record({
      entity: 'task',
      id: taskId,
      action: 'commentEdited',
      before: { comment: before.text },
      after: { comment: text },
    })
    await announceBoard(db, board)
  }
  return commentOf(await loadComment(db, board.actor, taskId, commentId), platform.files, board.actor)
}

export const deleteTaskComment = async (
  db: Tx,
  { files }: Platform,
  board: OpenBoard,
  taskId: string,
  commentId: string,
): Promise<void> => {
  await openForComments(db, board, taskId)
  const comment = await loadOwnComment(db, board, taskId, commentId)
  for (const { id } of comment.files) await files.remove(db, id)
  await db.run(sql`delete from task_comments where company_id = ${db.scope.companyId} and id = ${commentId}`)
  await takeBackMentions(db, commentId)
  const names = comment.files.map(({ name }) => name)
  db.record({ entity: 'task', id: taskId, action: 'commentDeleted', before: recorded(comment.text, names) })
  await announceBoard(db, board)
}
