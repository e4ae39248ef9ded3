import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'

interface TaskFile {
  readonly id: string
  readonly storageKey: string
  readonly name: string
  readonly contentType: string
  readonly size: number
  readonly createdBy: string | null
}

export const loadTaskFile = async (db: Db, taskId: string, fileId: string): Promise<TaskFile> => {
  const file = await db.row<TaskFile>(sql`
    select id, storage_key as "storageKey", name, content_type as "contentType", size, created_by as "createdBy"
    from files
    where company_id = ${db.scope.companyId} and id = ${fileId} and entity = 'task' and entity_id = ${taskId}`)
  if (!file) throw new Refusal('notFound')
  return file
}
