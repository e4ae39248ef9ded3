import type { Db } from '../../../platform/database/database'
import type { Scope } from '../../../platform/database/scope'
import { type RowOf, selected } from '../../../platform/database/selected'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'
import type { OpenBoard } from '../board'

const stored = selected('files', 'f', [
  ...(['id', 'storage_key', 'name', 'content_type', 'size', 'created_by', 'visitor_id'] as const),
])
type TaskFile = RowOf<typeof stored>

/** Whether whoever is at work added the file. */
export const isOwn = ({ createdBy, visitorId }: TaskFile, by: Scope): boolean =>
  createdBy === null ? visitorId !== null && visitorId === by.visitorId : createdBy === by.employeeId

const loadFile = async (db: Db, fileId: string, condition: Sql): Promise<TaskFile> => {
  const file = await db.row<TaskFile>(sql`
    select ${stored} from files f where f.company_id = ${db.scope.companyId} and f.id = ${fileId} and ${condition}`)
  if (!file) throw new Refusal('notFound')
  return file
}

const isOfTask = (taskId: string): Sql => sql`f.entity = 'task' and f.entity_id = ${taskId}`

export const loadTaskFile = (db: Db, taskId: string, fileId: string): Promise<TaskFile> =>
  loadFile(db, fileId, isOfTask(taskId))

/** A file of the task or, for those who read its comments, of one of these. */
export const loadFileOnTask = (db: Db, board: OpenBoard, taskId: string, fileId: string): Promise<TaskFile> => {
  const isOfComment = sql`f.entity = 'taskComment' and exists (
    select from task_comments m
    where m.company_id = f.company_id and m.task_id = ${taskId} and m.id::text = f.entity_id)`
  return loadFile(
    db,
    fileId,
    sql`(${isOfTask(taskId)} or ${board.permissions.comment ? isOfComment : rawSql('false')})`,
  )
}
