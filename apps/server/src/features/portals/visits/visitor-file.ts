import type { VisitorActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { answerWithFile, PRIVATE_FILE } from '../../../platform/files/file-answer'
import type { HttpExchange } from '../../../platform/http/exchange'
import type { BinaryAnswer } from '../../../platform/http/implement'
import type { Platform } from '../../../platform/platform'
import { Refusal } from '../../../platform/refusal'

interface FileOfRecord {
  readonly entity: string
  readonly entityId: string
  readonly fileId: string
}

/**
 * A file of a record that the visitor may see. Visitors fetch files by the address of the portal: the usual ones are for
 * people of the firm.
 */
export const answerWithVisitorFile = async (
  db: Db,
  { files }: Platform,
  http: HttpExchange,
  { company }: VisitorActor,
  { entity, entityId, fileId }: FileOfRecord,
): Promise<BinaryAnswer> => {
  const file = await db.row<Columns<'files', 'storage_key' | 'name' | 'content_type' | 'size'>>(sql`
    select storage_key as "storageKey", name, content_type as "contentType", size from files
    where company_id = ${company.id} and id = ${fileId} and entity = ${entity} and entity_id = ${entityId}`)
  if (!file) throw new Refusal('notFound')
  return answerWithFile(files.storage, http, { ...file, cacheControl: PRIVATE_FILE })
}
