import type { SharedDocument } from '@praxis/contract/portals/portal-visits'
import type { VisitorActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { answerWithFile, PRIVATE_FILE } from '../../../platform/files/file-answer'
import type { HttpExchange } from '../../../platform/http/exchange'
import type { BinaryAnswer } from '../../../platform/http/implement'
import type { Platform } from '../../../platform/platform'
import { Refusal } from '../../../platform/refusal'
import { PORTAL_DOCUMENT } from '../queries/portal-documents'

export const listSharedDocuments = async (
  db: Db,
  { portal, company }: VisitorActor,
): Promise<{ items: SharedDocument[] }> => ({
  items: await db.rows<SharedDocument>(sql`
    select id, name, content_type as "contentType", size, created_at as "addedAt" from files
    where company_id = ${company.id} and entity = ${PORTAL_DOCUMENT} and entity_id = ${portal.id}
    order by created_at desc, name, id`),
})

/** Visitors fetch files by the address of the portal: the usual ones are for people of the firm. */
export const getSharedDocument = async (
  db: Db,
  { files }: Platform,
  http: HttpExchange,
  { portal, company }: VisitorActor,
  fileId: string,
): Promise<BinaryAnswer> => {
  const file = await db.row<Columns<'files', 'storage_key' | 'name' | 'content_type' | 'size'>>(sql`
    select storage_key as "storageKey", name, content_type as "contentType", size from files
    where company_id = ${company.id} and id = ${fileId} and entity = ${PORTAL_DOCUMENT} and entity_id = ${portal.id}`)
  if (!file) throw new Refusal('notFound')
  return answerWithFile(files.storage, http, { ...file, cacheControl: PRIVATE_FILE })
}
