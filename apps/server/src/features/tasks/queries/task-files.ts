import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import type { Scope } from '../../../platform/database/scope'
import { sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'

type TaskFile = Columns<'files', 'id' | 'storage_key' | 'name' | 'content_type' | 'size' | 'created_by' | 'visitor_id'>

/** Whether whoever is at work added the file. */
export const isOwn = ({ createdBy, visitorId }: TaskFile, by: Scope): boolean =>
  createdBy === null ? visitorId !== null && visitorId === by.visitorId : createdBy === by.employeeId

export const loadTaskFile = async (db: Db, taskId: string, fileId: string): Promise<TaskFile> => {
  const file = await db.row<TaskFile>(sql`
    select id, storage_key as "storageKey", name, content_type as "contentType", size, created_by as "createdBy",
      visitor_id as "visitorId"
    from files
    where company_id = ${db.scope.companyId} and id = ${fileId} and entity = 'task' and entity_id = ${taskId}`)
  if (!file) throw new Refusal('notFound')
  return file
}
